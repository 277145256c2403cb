// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "conformance/report/report.h"

#include <QMenu>

#include <functional>

namespace runlatch::ui {

/// The menu that writes the report to a file, in one of the formats. It is written in the pool.
class ReportMenu final : public QMenu
{
    Q_OBJECT
public:
    /// The report as it is now, with the values that must not be in a file.
    struct Source
    {
        conformance::Report report;
        QList<QByteArray> secrets;
    };

    explicit ReportMenu(std::function<Source()> source, QWidget *parent = nullptr);

signals:
    /// Errors: those of conformance::saveReport.
    void saved(const QString &file, const runlatch::base::Done &done);

private:
    struct Format;
    static QList<Format> formats();
    void ask(const Format &format);
    void save(const Format &format, const QString &file);

    std::function<Source()> m_source;
};

} // namespace runlatch::ui
