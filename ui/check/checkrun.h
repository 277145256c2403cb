// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/check.h"
#include "models/casemodel.h"
#include "ui/check/checkways.h"
#include "ui/workbench.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <memory>

namespace runlatch::ui {

/// The target of a check, the ways to it, and the choice of its cases.
struct CheckOrder
{
    QUrl url;
    QByteArray hmacKey = {}; ///< empty: cases that need one are skipped
    QString profile = {};    ///< of conformance::profileNames()
    CheckWays ways = {};
};

/// The check of the page, one at a time, and its cases as they are judged. It remembers the standings of the last run
/// of each target that ended, for as long as the program runs. No sentence of a case has the key; its evidence may
/// repeat it, so what is shown or written goes through redactedCase() or redactedReport() with secrets().
class CheckRun final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MaxTargets = 20; ///< whose last runs are remembered

    explicit CheckRun(Workbench &workbench, QObject *parent = nullptr);
    ~CheckRun() override;

    models::CaseModel &cases() { return m_cases; }
    bool isRunning() const { return m_check != nullptr; }
    bool isWhole() const { return m_isWhole; } ///< the run of the report ended: it was not cancelled, nor failed
    qsizetype tried() const { return m_tried.size(); }
    qsizetype planned() const { return m_planned; }
    const QList<QByteArray> &secrets() const { return m_secrets; }

    void start(const CheckOrder &order); ///< does nothing while a check runs
    /// Tries one case of the report again, against the same target. The other cases stay.
    void tryAgain(const QString &id);
    void cancel(); ///< at once; cases without a verdict are not testable

signals:
    void changed();                                     ///< it runs, a case was judged, or it is over
    void unreached(const runlatch::base::Error &error); ///< the check ended, because nothing listens at the target
    void failed(const runlatch::base::Error &error);    ///< it could not begin: as conformance::Check::failed

private:
    void run(const QList<const conformance::Case *> &cases);
    void remember();
    void take(const conformance::CaseResult &result);
    void end();
    void fail(const base::Error &error);
    void keepReport();
    void forgetLack();
    void letGo();

    Workbench &m_workbench;
    models::CaseModel m_cases;
    CheckOrder m_order;
    QList<QByteArray> m_secrets;
    std::unique_ptr<conformance::Check> m_check; ///< null while none runs
    QHash<QUrl, conformance::Standings> m_lastRuns;
    QSet<QString> m_tried;
    qsizetype m_planned = 0;
    bool m_isAgain = false; ///< one case of the report is tried again
    bool m_isWhole = false;
    bool m_wasReached = false; ///< by the run of the report
};

} // namespace runlatch::ui
