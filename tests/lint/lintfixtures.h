// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/changedtext.h"
#include "lint/lint.h"
#include "protocol/fixture.h"

#include <QMap>
#include <QTest>

namespace runlatch::tests {

/// The cases of a folder of tests/data/lint: the texts of its cases.txt, most of them good.json with a changed line,
/// and what is to be found in each, in the order of its findings. A row that does not fit good.json ends the test
/// program.
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
        , m_good(fixture(m_folder + QStringLiteral("good.json")))
    {
        const QByteArrayList rows = fixture(m_folder + QStringLiteral("cases.txt")).split('\n');
        for (const QByteArray &row : rows) {
            if (!row.isEmpty() && !row.startsWith('#') && !add(row.split('|')))
                qFatal("no row of a case: %s", row.constData());
        }
    }

    QStringList names() const { return m_cases.keys(); }
    QByteArray text(const QString &name) const
    {
        const std::optional<QByteArray> changed = m_cases.value(name).changed;
        return changed ? *changed : fixture(m_folder + name + QStringLiteral(".json"));
    }
    QStringList expected(const QString &name) const { return m_cases.value(name).findings; }

    /// The cases whose text is a file.
    QStringList files() const
    {
        QStringList names = m_cases.keys();
        names.removeIf([this](const QString &name) { return m_cases.value(name).changed.has_value(); });
        return names;
    }

    /// For the _data() of a test with the column "name".
    void addRows() const
    {
        for (const QString &name : names())
            QTest::newRow(qPrintable(name)) << name;
    }

private:
    struct Case
    {
        std::optional<QByteArray> changed; ///< nothing if the text is a file
        QStringList findings;
    };

    bool add(const QByteArrayList &row)
    {
        QByteArrayList cells;
        for (const QByteArray &cell : row) {
            if (const std::optional<QByteArray> meant = meantByCell(cell.trimmed()))
                cells += *meant;
        }
        if (row.size() != 4 || cells.size() != 4 || cells[0].isEmpty())
            return false;
        const QString name = QString::fromUtf8(cells[0]);
        if (!m_cases.contains(name) && cells[3].isEmpty())
            return false; // it has to say that nothing is found
        Case &known = m_cases[name];
        if (!cells[3].isEmpty() && cells[3] != "none")
            known.findings += QString::fromUtf8(cells[3]);
        if (cells[1].isEmpty())
            return cells[2].isEmpty();
        known.changed = cells[1] == "(all)" ? cells[2] : withLine(known.changed.value_or(m_good), cells[1], cells[2]);
        return known.changed.has_value();
    }

    QString m_folder;
    QByteArray m_good;
    QMap<QString, Case> m_cases;
};

} // namespace runlatch::tests
