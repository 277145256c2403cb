// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "exampletrial.h"

#include <utility>

namespace runlatch {

/// The tests of an example, which are the same for each. A derived class names its command, its file and its defects.
class ExampleTest : public QObject
{
    Q_OBJECT
protected:
    ExampleTest(const QStringList &command, const QString &file, const QList<ExampleDefect> &defects)
        : m_command(command.constFirst())
        , m_trial(command, file)
        , m_defects(defects)
    {
    }

private slots:
    void initTestCase()
    {
        if (!m_trial.canRun())
            QSKIP(qPrintable(QStringLiteral("there is no ") + m_command));
    }
    void passesTheReadmesPipeline() { m_trial.passesTheReadmesPipeline(); }
    void livesThroughTheScenario() { m_trial.livesThroughTheScenario(); }
    void failsWhereItIsTold() { m_trial.failsWhereItIsTold(); }
    void failsForADefect_data()
    {
        QTest::addColumn<const ExampleDefect *>("defect");
        for (const ExampleDefect &defect : std::as_const(m_defects))
            QTest::newRow(defect.name) << &defect;
    }
    void failsForADefect()
    {
        QFETCH(const ExampleDefect *, defect);
        m_trial.failsFor(*defect);
    }

private:
    const QString m_command;
    ExampleTrial m_trial;
    const QList<ExampleDefect> m_defects;
};

} // namespace runlatch
