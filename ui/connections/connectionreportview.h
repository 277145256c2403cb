// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/connectioncheck.h"

#include <QWidget>

class QFormLayout;

namespace runlatch::ui {

/// The findings of a connection test, in plain rows.
class ConnectionReportView final : public QWidget
{
    Q_OBJECT

public:
    explicit ConnectionReportView(QWidget *parent = nullptr);

    void setReport(const service::ConnectionReport &report);

private:
    void addRow(const QString &name, const QString &value);
    void addTried(const QString &name, const QString &works, const QString &untried,
                  const std::optional<base::Done> &answer, bool isShow);

    QFormLayout *m_rows;
};

} // namespace runlatch::ui
