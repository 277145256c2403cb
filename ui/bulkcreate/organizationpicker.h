// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/pickermodel.h"

#include <QHash>
#include <QWidget>

namespace runlatch::ui {

class Picker;

/// In which organization it is created. The first one is taken only where none was ever chosen at that connection; a
/// name that is not listed stays, and says so. For services that list none, a name can be given.
class OrganizationPicker final : public QWidget
{
    Q_OBJECT
public:
    /// `client` must outlive this.
    explicit OrganizationPicker(service::Client &client, QWidget *parent = nullptr);

    /// The organizations of a connection. Without a wanted one it is what was chosen there before.
    void load(const service::Endpoint &endpoint, const QString &wanted);
    void show(const QString &organization); ///< of a connection that is not looked at: nothing is listed
    void retry() { m_model.retry(); }
    const QString &organization() const { return m_organization; }
    void askForName();

signals:
    void chosen(const QString &organization);
    void failed(const runlatch::base::Error &error);

private:
    void choose(const QString &organization);
    void showLoaded();

    models::PickerModel m_model;
    Picker *m_picker;
    QString m_organization;
    service::Endpoint m_endpoint;     ///< null: nothing is listed
    QHash<QUuid, QString> m_chosenAt; ///< by connection
};

} // namespace runlatch::ui
