// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lint.h"
#include "protocol/fixture.h"

#include <QMap>
#include <QTest>

namespace runlatch::tests {

/// tests/data/lint: a folder has its texts, and findings.txt says what is to be found in each, in the order of
/// its findings: `NAME: LINE:COLUMN SEVERITY RULE POINTER`, or `NAME: none`.
class LintFixtures
{
public:
    static QStringList told(const lint::Lint &lint)
    {
        using namespace Qt::StringLiterals;
        QStringList lines;
        for (const lint::LintFinding &finding : lint.findings)
            lines.append(u"%1:%2 %3 %4 %5"_s
                             .arg(QString::number(finding.line), QString::number(finding.column),
                                  lint::lintSeverityName(finding.severity), finding.rule.name(), finding.pointer)
                             .trimmed());
        return lines;
    }

    explicit LintFixtures(const QString &folder)
        : m_folder(QStringLiteral("lint/") + folder + QLatin1Char('/'))
    {
        const QStringList lines = QString::fromUtf8(fixture(m_folder + QStringLiteral("findings.txt"))).split(u'\n');
        for (const QString &line : lines) {
            const QString name = line.section(QStringLiteral(": "), 0, 0);
            const QString finding = line.section(QStringLiteral(": "), 1);
            if (!name.isEmpty())
                m_expected[name] += finding == QLatin1StringView("none") ? QStringList() : QStringList(finding);
        }
    }

    QStringList names() const { return m_expected.keys(); }
    QByteArray text(const QString &name) const { return fixture(m_folder + name + QStringLiteral(".json")); }
    QStringList expected(const QString &name) const { return m_expected.value(name); }

    /// For the _data() of a test with the column "name".
    void addRows() const
    {
        for (const QString &name : names())
            QTest::newRow(qPrintable(name)) << name;
    }

private:
    QString m_folder;
    QMap<QString, QStringList> m_expected;
};

} // namespace runlatch::tests
