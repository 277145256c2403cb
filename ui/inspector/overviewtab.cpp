// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/overviewtab.h"

#include "inspector/reply.h"
#include "protocol/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/fieldlabel.h"
#include "ui/widgets/selectablelabel.h"
#include "wording/lint.h"
#include "wording/names.h"
#include "wording/sentence.h"
#include "wording/sizes.h"
#include "wording/times.h"

#include <QFormLayout>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// The time in the local zone, with UTC added if it differs.
QString moment(const QDateTime &time)
{
    const QDateTime local = time.toLocalTime();
    const QString exact = wording::exactTime(time);
    return local.offsetFromUtc() == 0
        ? exact
        : OverviewTab::tr("%1 (%2)").arg(QLocale().toString(local, u"yyyy-MM-dd HH:mm:ss"_s), exact);
}

/// The Host header of a stranger, as one harmless line of at most 200 characters.
QString hostOf(const QByteArray &head)
{
    for (const QByteArray &line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.left(colon).trimmed().compare("host", Qt::CaseInsensitive) == 0)
            return protocol::plainText(QString::fromUtf8(line.mid(colon + 1).trimmed()));
    }
    return {};
}

} // namespace

OverviewTab::OverviewTab(QWidget *parent)
    : QWidget(parent)
{
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    m_facts = new QWidget;
    m_facts->setBackgroundRole(QPalette::Base);
    m_facts->setAutoFillBackground(true);
    m_form = new QFormLayout(m_facts);
    const int u = Theme::of(this).u();
    m_form->setContentsMargins(4 * u, 3 * u, 4 * u, 3 * u);
    m_form->setHorizontalSpacing(6 * u);
    m_form->setVerticalSpacing(u);
    m_form->setLabelAlignment(Qt::AlignLeft);
    area->setWidget(m_facts);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
}

void OverviewTab::add(const QString &name, const QString &value, bool mono)
{
    if (value.isEmpty())
        return;
    auto *label = new SelectableLabel(value, mono ? TextStyle::Mono : TextStyle::Body);
    label->setWordWrap(true);
    label->setAccessibleDescription(name);
    m_form->addRow(new FieldLabel(name), label);
}

void OverviewTab::addDigest(const QString &name, const QByteArray &digest)
{
    auto *label = new SelectableLabel(digestEnds(digest), TextStyle::Mono);
    label->setAccessibleDescription(name);
    auto *copy = new CopyButton(tr("Copy: %1").arg(name));
    copy->setContent(QString::fromLatin1(digest));
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * Theme::of(this).u());
    row->addWidget(label);
    row->addWidget(copy);
    row->addStretch(1);
    m_form->addRow(new FieldLabel(name), row);
}

void OverviewTab::setReading(const CaptureReading &reading)
{
    const store::Capture &capture = reading.capture;
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    const store::CaptureRow &row = capture.row;
    if (!row.isRefused()) {
        addTask(reading);
    } else {
        const auto sentence = wording::sentenceOfRuleName(row.refusalRule);
        add(tr("Refused"), sentence ? sentence->text() : row.refusalRule);
    }
    if (row.refusals > 0)
        add(tr("Number"), wording::moreRefused(row.refusals));
    if (row.pinned)
        add(tr("Pinned"), tr("It is not removed to keep the storage limit."));
    addHost(capture);
    addReplies(capture.replies);
    if (!capture.complete)
        add(tr("Secrets"),
            tr("Removed, or sealed with a key that this session does not have. They are shown as asterisks."));
    if (!row.stored && !row.isRefused()) // otherwise the rule explains it
        add(tr("Storage"), tr("In memory only: it could not be written to disk."));
    addReceipt(row);
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

void OverviewTab::addReceipt(const store::CaptureRow &row)
{
    add(tr("Received"), moment(row.receivedAt));
    if (row.refusals > 0) // the row stands for many requests: the rest applies to none of them alone
        return;
    add(tr("From"), row.peer);
    add(tr("Path"), row.endpoint, true);
    add(tr("Answered"), row.answered > 0 ? QString::number(row.answered) : tr("Nothing"));
    if (row.delivery > 1)
        add(tr("Delivery"), tr("Number %1 of the same task result").arg(row.delivery));
    add(tr("Size"), tr("%1 bytes").arg(QLocale().toString(row.bytes)));
    addDigest(tr("SHA-512 of the body"), row.sha512);
}

void OverviewTab::addTask(const CaptureReading &reading)
{
    const store::CaptureRow &row = reading.capture.row;
    if (row.verification)
        add(tr("Verification"), tr("The service checks that the address answers. Do not send a callback."));
    if (!row.supported)
        add(tr("Version"),
            tr("payload_version is not 1: this version is not supported, and nothing is replied automatically."));
    if (reading.lint.count() > 0)
        add(tr("Findings"), wording::lintCounts(reading.lint));
    add(tr("Stage"), row.stage, true);
    add(tr("Enforcement level"), wording::enforcementLevel(row.enforcementLevel));
    add(tr("Organization"), row.organizationName);
    add(tr("Workspace"), row.workspaceName);
    add(tr("Run"), row.runId, true);
    add(tr("Run message"), row.runMessage);
    add(tr("Task result"), row.taskResultId, true);
    add(tr("Callback"), row.callbackHost, true);
    add(tr("Outcomes"),
        row.acceptsOutcomes ? tr("The service accepts detailed outcomes.")
                            : tr("The service does not accept detailed outcomes."));
    if (row.deadline.isValid())
        add(tr("Deadline"), moment(row.deadline));
}

void OverviewTab::addReplies(const QList<store::SentReply> &replies)
{
    for (const store::SentReply &reply : replies) {
        const QString time = QLocale().toString(reply.sentAt.toLocalTime(), u"HH:mm:ss"_s);
        const QString by = reply.automatic ? tr("by itself") : tr("by you");
        const bool isUnknown = reply.errorKind == inspector::OutcomeUnknown;
        const QString unanswered =
            isUnknown ? tr("not known whether it arrived") : tr("no answer (%1)").arg(reply.errorKind);
        const QString answer = reply.http > 0 ? tr("answered %1").arg(reply.http) : unanswered;
        add(tr("Reply"), tr("%1: %2, sent %3, %4").arg(time, reply.status, by, answer));
    }
}

} // namespace runlatch::ui
