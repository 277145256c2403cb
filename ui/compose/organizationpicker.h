// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/pickermodel.h"

#include <QWidget>

namespace runlatch::ui {

class Picker;

/// In which organization it is created. The first one is taken until somebody chooses another; for services that
/// list none, a name can be given.
class OrganizationPicker final : public QWidget
{
    Q_OBJECT
public:
    /// `client` must outlive this.
    explicit OrganizationPicker(service::Client &client, QWidget *parent = nullptr);

    /// Another connection: the wanted one is kept where it has it.
    void load(const QString &wanted);
    void clear();
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
};

} // namespace runlatch::ui
