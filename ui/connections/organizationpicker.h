// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/pickermodel.h"

#include <QHash>
#include <QWidget>

namespace runlatch::ui {

class Picker;

/// Chooses an organization of a connection. The first one is preselected only if none was ever chosen for it. A name
/// that is not listed stays, with a note. If the service lists no organizations, the user can type a name.
class OrganizationPicker final : public QWidget
{
    Q_OBJECT
public:
    /// `client` must outlive this.
    explicit OrganizationPicker(service::Client &client, QWidget *parent = nullptr);

    /// Lists the organizations of a connection. If `wanted` is empty, the last choice for that connection is used.
    void load(const service::Endpoint &endpoint, const QString &wanted);
    void show(const QString &organization); ///< shows a name of another connection; nothing is listed
    void retry() { m_pager.retry(); }
    const QString &organization() const { return m_organization; }
    void askForName();

signals:
    void chosen(const QString &organization);
    void failed(const runlatch::base::Error &error);

private:
    void choose(const QString &organization);
    void showLoaded();

    changerequests::PlacePager m_pager;
    models::PickerModel m_model;
    Picker *m_picker;
    QString m_organization;
    service::Endpoint m_endpoint;     ///< null: nothing is listed
    QHash<QUuid, QString> m_chosenAt; ///< chosen organizations by connection
};

} // namespace runlatch::ui
