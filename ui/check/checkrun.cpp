// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/check/checkrun.h"

#include "conformance/registry.h"
#include "conformance/report/redactedreport.h"
#include "redaction/secretforms.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

CheckRun::CheckRun(Workbench &workbench, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
{
}

CheckRun::~CheckRun() = default;

void CheckRun::start(const CheckOrder &order)
{
    if (isRunning())
        return;
    remember();
    m_order = order;
    m_secrets = redaction::formsOfSecret(order.hmacKey);
    m_isAgain = false;
    m_isWhole = false;
    m_cases.setReport({});
    m_cases.setEarlier(m_lastRuns.value(order.url));
    run(conformance::chosenCases(order.profile, {}, {}));
}

void CheckRun::tryAgain(const QString &id)
{
    const conformance::Case *one = conformance::findCase(id);
    if (isRunning() || !one || m_cases.report().results.isEmpty())
        return;
    m_isAgain = true;
    run({one});
}

void CheckRun::run(const QList<const conformance::Case *> &cases)
{
    const settings::SimulatorAddress address = m_workbench.preferences.simulatorAddress();
    conformance::CheckOptions options;
    options.cases = cases;
    const CheckWays &ways = m_order.ways;
    options.target = {.url = m_order.url, .hmacKey = m_order.hmacKey, .pinnedCertificate = ways.pinnedCertificate};
    options.service.host = address.host; // not its port, which the window's simulator may have
    options.service.port = ways.port;
    options.service.publicUrl = ways.publicUrl;
    options.service.objectPort = ways.planPort;
    options.service.objectPublicUrl = ways.planPublicUrl;
    options.service.identity = ways.identity;
    options.service.serviceName = address.serviceName;
    options.program = QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion();
    options.profile = m_order.profile;
    options.options = {u"--profile"_s, m_order.profile};
    m_planned = cases.size();
    m_tried.clear();
    m_check = std::make_unique<conformance::Check>(m_workbench.clock, options);
    connect(m_check.get(), &conformance::Check::judged, this, &CheckRun::take);
    connect(m_check.get(), &conformance::Check::ended, this, &CheckRun::end);
    connect(m_check.get(), &conformance::Check::failed, this, &CheckRun::fail);
    connect(m_check.get(), &conformance::Check::exchanged, &m_workbench.activity, &models::ActivityModel::add);
    m_check->start();
    emit changed();
}

/// A run that was cancelled or reached nobody is no measure: what it did not try would seem to have failed.
void CheckRun::remember()
{
    if (!m_isWhole || !m_wasReached)
        return;
    if (m_lastRuns.size() >= MaxTargets && !m_lastRuns.contains(m_order.url))
        m_lastRuns.clear();
    m_lastRuns.insert(m_order.url, conformance::standingsOf(m_cases.report()));
}

void CheckRun::take(const conformance::CaseResult &result)
{
    if (m_isAgain && m_check->lack())
        return; // what was seen before stays
    m_tried.insert(result.text.id);
    m_cases.update(conformance::redactedTexts(result, m_secrets));
    emit changed();
}

void CheckRun::end()
{
    const std::optional<base::Error> lack = m_check->lack();
    keepReport();
    if (!m_isAgain) {
        m_isWhole = true;
        m_wasReached = !lack;
    } else if (!lack) {
        forgetLack();
    }
    letGo();
    emit changed();
    if (lack)
        emit unreached(*lack);
}

void CheckRun::fail(const base::Error &error)
{
    letGo();
    emit changed();
    emit failed(error);
}

void CheckRun::cancel()
{
    if (!isRunning())
        return;
    m_check->cancel();
    keepReport();
    if (!m_isAgain)
        m_cases.setEarlier({});
    letGo();
    emit changed();
}

/// Takes the facts of the run, and the cases in the order of the registry.
void CheckRun::keepReport()
{
    if (m_isAgain)
        return;
    conformance::Report report = m_check->report();
    for (conformance::CaseResult &result : report.results)
        result = conformance::redactedTexts(std::move(result), m_secrets);
    m_cases.setReport(std::move(report));
}

/// A case that was tried again has reached the target: the report does not say any more that it was not.
void CheckRun::forgetLack()
{
    conformance::Report report = m_cases.report();
    if (report.unreached.isEmpty())
        return;
    report.unreached.clear();
    m_cases.setReport(std::move(report));
}

/// Later: it may be the sender of the signal that is being handled.
void CheckRun::letGo()
{
    m_check->disconnect(this);
    m_check.release()->deleteLater();
}

} // namespace runlatch::ui
