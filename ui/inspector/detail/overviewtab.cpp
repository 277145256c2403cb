// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/overviewtab.h"

#include "base/rules.h"
#include "inspector/reply.h"
#include "protocol/jsonapi.h"
#include "store/captures/capturesession.h"
#include "store/captures/importmark.h"
#include "text/plaintext.h"
#include "ui/style/givingway.h"
#include "ui/widgets/frames/scrollarea.h"
#include "wording/incompletebody.h"
#include "wording/lint.h"
#include "wording/names.h"
#include "wording/sentence.h"
#include "wording/sizes.h"
#include "wording/times.h"

#include <QBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// The Host header of a stranger, as one harmless line of at most 200 characters.
QString hostOf(const QByteArray &head)
{
    for (const QByteArray &line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.left(colon).trimmed().compare("host", Qt::CaseInsensitive) == 0)
            return text::markedText(QString::fromUtf8(line.mid(colon + 1).trimmed()));
    }
    return {};
}

QString localTime(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime(), u"yyyy-MM-dd HH:mm:ss"_s);
}

} // namespace

OverviewTab::OverviewTab(QWidget *parent)
    : QWidget(parent)
    , m_form(new FactsForm)
    , m_more(new FactsForm)
{
    auto *facts = new QWidget;
    facts->setBackgroundRole(QPalette::Base);
    facts->setAutoFillBackground(true);
    m_columns = new QBoxLayout(QBoxLayout::TopToBottom, facts);
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(0);
    m_columns->addWidget(m_form, 0, Qt::AlignTop);
    m_columns->addWidget(m_more, 0, Qt::AlignTop);
    m_columns->addStretch(1);
    auto *area = makeScrollArea(facts);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
}

void OverviewTab::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isWide = !givesWay(*this, Yielding::FactColumns);
    m_columns->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_columns->setStretch(0, isWide ? 1 : 0);
    m_columns->setStretch(1, isWide ? 1 : 0);
    m_columns->setStretch(2, isWide ? 0 : 1);
}

/// Hands the facts so far to a column.
QList<CaptureFact> OverviewTab::take()
{
    if (!m_facts.isEmpty() && m_facts.last().kind == Value::Title)
        m_facts.removeLast();
    return std::exchange(m_facts, {});
}

/// A group without a row goes: not every request has all of them.
void OverviewTab::addGroup(const QString &name)
{
    if (!m_facts.isEmpty() && m_facts.last().kind == Value::Title)
        m_facts.removeLast();
    m_facts.append({Value::Title, name});
}

/// Empty values have no row.
void OverviewTab::add(const QString &name, const QString &value, Value kind, const QString &hint)
{
    if (!value.isEmpty())
        m_facts.append({kind, name, value, hint});
}

/// A value of another type than a text is shown as it is written; a missing one is a finding, and has no row.
void OverviewTab::addField(const QString &name, const PayloadField &field, Value kind, const QString &whenNull)
{
    if (field.isNull())
        add(name, whenNull.isEmpty() ? tr("Null, which the specification does not allow here.") : whenNull,
            Value::Absent);
    else
        add(name, field.text, kind);
}

void OverviewTab::addTime(const QString &name, const QDateTime &time)
{
    if (time.isValid())
        add(name, localTime(time), Value::Words, wording::exactTime(time));
}

void OverviewTab::setReading(const CaptureReading &reading)
{
    const store::Capture &capture = reading.capture;
    m_facts.clear();
    const store::CaptureRow &row = capture.row;
    QList<CaptureFact> about;
    addOpening(row);
    addRemarks(reading);
    if (!row.isRefused() && protocol::isNotification(row.kind)) {
        addNotification(reading);
    } else if (!row.isRefused()) {
        addRun(reading);
        addWorkspace(reading.fields);
        about = take();
        addVersionControl(reading.fields);
        addPlan(reading);
        addCallback(reading);
    }
    if (about.isEmpty())
        about = take();
    addGroup(store::isFromFile(row) ? tr("Received, according to the imported file") : tr("Received"));
    addReceipt(reading);
    m_form->setFacts(about);
    m_more->setFacts(take());
}

/// Adds the facts that a person looks for first. A file only claims a verdict and a state, and where no reply is due
/// there is no state.
void OverviewTab::addOpening(const store::CaptureRow &row)
{
    if (row.isRefused())
        return;
    const bool isTask = !row.verification && !protocol::isNotification(row.kind);
    if (!store::isFromFile(row)) {
        add(tr("Signature"), wording::verdict(row.verdict));
        if (isTask && row.readable)
            add(tr("State"), wording::taskState(row.state));
    }
    if (isTask)
        addDeadline(row);
}

/// Unusual facts come next, and have no group.
void OverviewTab::addRemarks(const CaptureReading &reading)
{
    const store::CaptureRow &row = reading.capture.row;
    if (row.isRefused()) {
        const auto sentence = wording::sentenceOfRuleName(row.refusalRule);
        add(tr("Refused"), sentence ? sentence->text() : row.refusalRule);
    } else if (row.verification) {
        add(tr("Verification"), tr("The service checks that the address answers. Do not send a callback."));
    }
    if (!row.isRefused())
        addKind(reading);
    if (store::isFromFile(row))
        add(tr("Imported"), tr("It comes from a file. Nothing proves what the file says of its receipt."));
    if (reading.liesAhead)
        add(tr("Time"), wording::sentenceOfRule(base::Rules::ImportTimeAhead)->fact);
    addLineage(row);
    if (row.refusals > 0)
        add(tr("Number"), wording::moreRefused(row.refusals));
    if (store::isFromFile(row) && !row.rule.isEmpty())
        //: %1 is the name of a rule
        add(tr("Rule"), tr("As its file says: %1.").arg(row.rule));
    else
        add(tr("Rule"), row.rule, Value::Words, tr("The rule of the listener that acted on it."));
    if (!row.isRefused())
        addObstacles(reading);
    if (reading.lint.count() > 0)
        add(tr("Findings"), wording::lintCounts(reading.lint));
    if (row.pinned)
        add(tr("Pinned"), tr("It is kept, whatever its age and the storage limit."));
    addHost(reading.capture);
    if (!reading.capture.complete)
        add(tr("Secrets"),
            reading.capture.hasSessionEnded
                ? tr("Redacted: no keychain kept the key that sealed them, and it ended with its session.")
                : tr("Redacted: they were removed, or sealed with a key that this session does not have."));
    if (!row.stored && !row.isRefused()) // otherwise the rule explains it
        add(tr("Storage"), tr("In memory only: it could not be written to disk."));
}

/// Says what the request was made from, or that it was sent again, and what was changed before.
void OverviewTab::addLineage(const store::CaptureRow &row)
{
    const protocol::Edits edits = protocol::Edits::ofText(row.edited);
    if (store::isFromFile(row) && !edits.isEmpty())
        add(tr("Sent again"), tr("As its file says: %1.").arg(wording::edits(edits)));
    else if (!edits.isEmpty() || (row.parent > 0 && !store::isImported(row)))
        add(tr("Sent again"), tr("%1 %2.").arg(row.id).arg(wording::lineage(row.parent, edits)));
    else if (store::isCopied(row))
        add(tr("Copy"),
            row.parent > 0 ? tr("A copy of request %1.").arg(row.parent) : tr("A copy of a request that was deleted."));
}

/// Says what a delivery is that is no run task of today.
void OverviewTab::addKind(const CaptureReading &reading)
{
    const protocol::DeliveryKind kind = reading.capture.row.kind;
    if (kind != protocol::DeliveryKind::RunTask)
        add(wording::deliveryKind(kind), wording::deliveryAdvice(kind));
    if (reading.fields.outcomes().isMissing() && lint::LintSummary::of(reading.lint).has(base::Rules::PayloadOlder))
        add(tr("Older service"), tr("It lacks keys that services send today, and accepts no detailed outcomes."));
}

/// Keys that are null are left out: in a verification nearly all are.
void OverviewTab::addNotification(const CaptureReading &reading)
{
    const store::CaptureRow &row = reading.capture.row;
    const auto addSaid = [this, &reading](const QString &name, const QString &key, Value kind) {
        const PayloadField field = reading.fields.at(key);
        if (!field.isNull())
            addField(name, field, kind);
    };
    addGroup(tr("Notification"));
    add(tr("Trigger"), row.stage, Value::Id);
    add(tr("Message"), row.runMessage);
    addSaid(tr("Description"), u"change_request_message"_s, Value::Words);
    addSaid(tr("Page of the change request"), u"change_request_url"_s, Value::Link);
    addSaid(tr("Created"), u"change_request_created_at"_s, Value::Words);
    addSaid(tr("Created by"), u"change_request_created_by"_s, Value::Words);
    addSaid(tr("Run"), u"run_id"_s, Value::Id);
    addSaid(tr("Run message"), u"run_message"_s, Value::Words);
    addSaid(tr("Created"), u"run_created_at"_s, Value::Words);
    addSaid(tr("Created by"), u"run_created_by"_s, Value::Words);
    addSaid(tr("Page of the run"), u"run_url"_s, Value::Link);
    addSaid(tr("Configuration"), u"notification_configuration_id"_s, Value::Id);
    addGroup(tr("Workspace"));
    add(tr("Organization"), row.organizationName);
    add(tr("Workspace"), row.workspaceName);
    addSaid(tr("Workspace id"), u"workspace_id"_s, Value::Id);
}

/// Says why the request cannot be read, or is of no supported version (spec 9).
void OverviewTab::addObstacles(const CaptureReading &reading)
{
    const store::CaptureRow &row = reading.capture.row;
    const QList<lint::LintFinding> &findings = reading.lint.findings;
    if (!row.readable && reading.capture.body.isEmpty()) {
        add(tr("Not readable"), row.imported ? tr("No body was imported.") : tr("The request had no body."));
    } else if (!row.readable && !findings.isEmpty()) {
        const lint::LintFinding *broken = reading.lint.broken();
        add(tr("Not readable"), wording::lintFactAtPlace(broken ? *broken : findings.first()));
    } else if (!row.supported) {
        add(tr("Version"),
            reading.fields.at(u"payload_version"_s).isMissing()
                ? tr("payload_version is missing: only version 1 is supported, and nothing is replied automatically.")
                : tr("payload_version is not 1: this version is not supported, and nothing is replied automatically."));
    }
}

void OverviewTab::addHost(const store::Capture &capture)
{
    if (capture.row.knownHost)
        return;
    //: %1 is what the Host header says
    add(tr("Host"),
        tr("Its Host header names another server: %1. It is answered automatically only if its signature is "
           "valid.")
            .arg(hostOf(capture.head)));
}

void OverviewTab::addRun(const CaptureReading &reading)
{
    const store::CaptureRow &row = reading.capture.row;
    const PayloadFields &fields = reading.fields;
    addGroup(tr("Run"));
    add(tr("Stage"), fields.exact(u"stage"_s, row.stage), Value::Id);
    const QString level = fields.exact(u"task_result_enforcement_level"_s, row.enforcementLevel);
    add(tr("Enforcement level"), level == row.enforcementLevel ? wording::enforcementLevel(level) : level);
    addField(tr("Run"), fields.at(u"run_id"_s), Value::Id);
    addField(tr("Run message"), fields.at(u"run_message"_s), Value::Words);
    const PayloadField created = fields.at(u"run_created_at"_s);
    const QDateTime createdAt = protocol::readTime(created.text);
    if (createdAt.isValid())
        addTime(tr("Created"), createdAt);
    else
        addField(tr("Created"), created, Value::Words);
    addField(tr("Created by"), fields.at(u"run_created_by"_s), Value::Words);
    const PayloadField speculative = fields.at(u"is_speculative"_s);
    if (speculative.type == QJsonValue::Bool)
        add(tr("Speculative"), speculative.isTrue() ? tr("Yes: this run cannot be applied.") : tr("No"));
    addField(tr("Page of the run"), fields.at(u"run_app_url"_s), Value::Link);
}

void OverviewTab::addWorkspace(const PayloadFields &fields)
{
    addGroup(tr("Workspace"));
    addField(tr("Organization"), fields.at(u"organization_name"_s), Value::Words);
    addField(tr("Project"), fields.at(u"project_name"_s), Value::Words);
    addField(tr("Project id"), fields.at(u"project_id"_s), Value::Id);
    addField(tr("Page of the project"), fields.at(u"project_app_url"_s), Value::Link);
    addField(tr("Workspace"), fields.at(u"workspace_name"_s), Value::Words);
    addField(tr("Workspace id"), fields.at(u"workspace_id"_s), Value::Id);
    addField(tr("Working directory"), fields.at(u"workspace_working_directory"_s), Value::Id);
    addField(tr("Page of the workspace"), fields.at(u"workspace_app_url"_s), Value::Link);
}

void OverviewTab::addVersionControl(const PayloadFields &fields)
{
    const QString noRepository = tr("Null when the workspace has no VCS repository.");
    addGroup(tr("Version control"));
    addField(tr("Repository"), fields.at(u"vcs_repo_url"_s), Value::Link, noRepository);
    addField(tr("Branch"), fields.at(u"vcs_branch"_s), Value::Id, noRepository);
    addField(tr("Commit"), fields.at(u"vcs_commit_hash"_s), Value::Id, noRepository);
    addField(tr("Page of the commit"), fields.at(u"vcs_commit_url"_s), Value::Link, noRepository);
    addField(tr("Pull request"), fields.at(u"vcs_pull_request_url"_s), Value::Link,
             tr("Null when the run was not triggered by a pull or merge request."));
}

void OverviewTab::addPlan(const CaptureReading &reading)
{
    const PayloadFields &fields = reading.fields;
    addGroup(tr("Plan"));
    const PayloadField plan = fields.at(u"plan_json_api_url"_s);
    if (plan.isMissing() && reading.capture.row.stage == "pre_plan"_L1)
        add(tr("Plan as JSON"), tr("Before the plan there is none: it comes with the later stages."), Value::Absent);
    else
        addField(tr("Plan as JSON"), plan, Value::Link);
    addField(tr("Configuration version"), fields.at(u"configuration_version_id"_s), Value::Id);
    addField(tr("Download of the configuration"), fields.at(u"configuration_version_download_url"_s), Value::Link,
             tr("Null when the configuration version cannot be downloaded."));
}

void OverviewTab::addCallback(const CaptureReading &reading)
{
    const store::CaptureRow &row = reading.capture.row;
    addGroup(tr("Callback"));
    add(tr("Task result"), reading.fields.exact(u"task_result_id"_s, row.taskResultId), Value::Id);
    add(tr("Callback"), row.callbackHost, Value::Id);
    if (row.readable)
        add(tr("Outcomes"),
            row.acceptsOutcomes ? tr("The service accepts detailed outcomes.")
                : reading.fields.outcomes().type == QJsonValue::Bool
                ? tr("The service does not accept detailed outcomes.")
                : tr("The service did not say that it accepts outcomes."));
    addReplies(reading.capture.replies);
}

void OverviewTab::addDeadline(const store::CaptureRow &row)
{
    const protocol::TaskClocks clocks = store::clocksOf(row);
    if (store::isFromFile(row)) {
        addTime(tr("Deadline, as the imported file says"), row.deadline);
    } else if (clocks.update.isValid()) {
        addTime(tr("Next update due"), clocks.update);
        addTime(tr("Final result due"), clocks.final);
    } else {
        addTime(tr("Deadline"), row.deadline);
    }
}

void OverviewTab::addReplies(const QList<store::SentReply> &replies)
{
    for (const store::SentReply &reply : replies) {
        const QString time = QLocale().toString(reply.sentAt.toLocalTime(), u"HH:mm:ss"_s);
        const QString by = reply.imported ? tr("as the imported file says")
            : reply.automatic             ? tr("by itself")
                                          : tr("by you");
        const bool isUnknown = reply.errorKind == inspector::OutcomeUnknown;
        const QString unanswered =
            isUnknown ? tr("not known whether it arrived") : tr("no answer (%1)").arg(reply.errorKind);
        const QString answer = inspector::mayBeAccepted(reply) ? tr("answered %1, which may accept it").arg(reply.http)
            : reply.http > 0                                   ? tr("answered %1").arg(reply.http)
                                                               : unanswered;
        add(tr("Reply"), tr("%1: %2, sent %3, %4").arg(time, reply.status, by, answer), Value::Words,
            wording::exactTime(reply.sentAt));
    }
}

/// A request that was stored before this was recorded has neither row.
void OverviewTab::addArrival(const store::CaptureRow &row)
{
    add(tr("Listener"), row.listener, Value::Id);
    if (!row.listener.isEmpty() || !row.tlsVersion.isEmpty())
        add(tr("Encryption"), wording::tls(row.tlsVersion, row.tlsCipher));
}

void OverviewTab::addReceipt(const CaptureReading &reading)
{
    const store::CaptureRow &row = reading.capture.row;
    addTime(tr("Received"), row.receivedAt);
    if (row.refusals > 0) // the row stands for many requests: the rest applies to none of them alone
        return;
    add(tr("From"), row.peer);
    addArrival(row);
    add(tr("Endpoint"), reading.endpointName);
    add(tr("Path"), row.endpoint, Value::Id);
    add(tr("Answered"), row.answered > 0 ? QString::number(row.answered) : tr("Nothing"));
    if (row.delivery > 1)
        add(tr("Delivery"), tr("Number %1 of the same task result").arg(row.delivery));
    add(tr("Size"),
        reading.incomplete ? wording::arrivedSize(*reading.incomplete)
                           : tr("%1 bytes").arg(QLocale().toString(row.bytes)));
    add(reading.incomplete ? tr("SHA-512 of what arrived") : tr("SHA-512 of the body"), QString::fromLatin1(row.sha512),
        Value::Digest);
}

} // namespace runlatch::ui
