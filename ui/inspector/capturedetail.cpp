// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/capturedetail.h"

#include "ui/inspector/overviewtab.h"
#include "ui/inspector/payloadtab.h"
#include "ui/inspector/signaturetab.h"
#include "ui/inspector/statebadges.h"
#include "ui/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/tabwidget.h"
#include "wording/names.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

CaptureDetail::CaptureDetail(QWidget *parent)
    : QWidget(parent), m_pages(new QStackedLayout(this)), m_overview(new OverviewTab), m_payload(new PayloadTab),
      m_signature(new SignatureTab)
{
    auto *empty = new Label(tr("Select a request to look into it."));
    empty->setMuted(true);
    empty->setAlignment(Qt::AlignCenter);
    m_pages->addWidget(empty);

    m_tabs = new TabWidget(tr("Request"));
    m_tabs->addTab(m_overview, tr("Overview"));
    m_tabs->addTab(m_payload, tr("Payload"));
    m_tabs->addTab(buildRaw(), tr("Raw"));
    m_tabs->addTab(buildHeaders(), tr("Headers"));
    m_tabs->addTab(m_signature, tr("Signature"));
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildHeader());
    layout->addWidget(m_tabs, 1);
    m_pages->addWidget(page);
}

QWidget *CaptureDetail::buildHeader()
{
    const int u = Theme::of(this).u();
    auto *header = new QWidget;
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, u);
    row->setSpacing(2 * u);
    m_summary = new ElidedLabel({}, TextStyle::Bold);
    m_level = new Badge;
    m_secrets = makeButton(ButtonRole::Standard, tr("Show secrets"), u"eye"_s, this);
    m_secrets->setCheckable(true);
    m_secrets->setToolTip(tr("Shows the access token and the callback's query in Payload and Raw"));
    m_reply = makeButton(ButtonRole::Primary, tr("&Reply..."), u"send"_s, this);
    row->addWidget(m_summary, 1);
    row->addWidget(m_level);
    row->addWidget(m_secrets);
    row->addWidget(m_reply);
    connect(m_secrets, &QPushButton::toggled, this, &CaptureDetail::showSecrets);
    connect(m_reply, &QPushButton::clicked, this, &CaptureDetail::replyWanted);
    return header;
}

QWidget *CaptureDetail::buildRaw()
{
    const int u = Theme::of(this).u();
    m_raw = new CodeView(tr("Raw request"), CodeView::Place::Pane);
    auto *note = new Label(tr("Only the beginning of the body is shown here."));
    note->setMuted(true);
    note->setContentsMargins(4 * u, u, 4 * u, u);
    m_cutNote = note;
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_raw, 1);
    layout->addWidget(m_cutNote);
    return page;
}

QWidget *CaptureDetail::buildHeaders()
{
    m_headers = new TableView(tr("Headers"));
    m_headers->setModel(&m_headerModel);
    m_headers->setStretchColumn(static_cast<int>(models::HeaderModel::Column::Value));
    m_headers->setSample(static_cast<int>(models::HeaderModel::Column::Name), u"X-TFC-Task-Signature-Name"_s);
    return m_headers;
}

void CaptureDetail::setReading(const CaptureReading &reading)
{
    const bool other = reading.capture.row.uuid != m_reading.capture.row.uuid;
    m_reading = reading;
    m_pages->setCurrentIndex(1);
    if (other)
        m_secrets->setChecked(false);
    showSummary(reading.capture.row);
    m_overview->setCapture(reading.capture);
    m_payload->setReading(reading);
    m_headerModel.setHead(reading.capture.head);
    m_signature->setReading(reading);
    const bool bad = reading.capture.row.verdict == protocol::Verdict::Invalid;
    m_tabs->setPill(m_tabs->indexOf(m_signature), {bad ? 1 : 0, Tone::Error});
    m_cutNote->setVisible(reading.rawIsCut);
    showRaw();
}

void CaptureDetail::showSummary(const store::CaptureRow &row)
{
    QStringList parts{wording::stage(row.stage), row.workspaceName, row.runId, row.runMessage};
    if (row.delivery > 1)
        parts += tr("delivery %1").arg(row.delivery);
    parts.removeAll(QString());
    m_summary->setText(parts.isEmpty() ? tr("Request to %1").arg(row.endpoint) : parts.join(u" · "_s));
    m_level->setVisible(!row.enforcementLevel.isEmpty());
    m_level->setSpec({wording::enforcementLevel(row.enforcementLevel), Tone::None, {}, false});
}

void CaptureDetail::showSecrets(bool shown)
{
    m_secrets->setText(shown ? tr("Hide secrets") : tr("Show secrets"));
    m_payload->setSecretsShown(shown);
    showRaw();
}

void CaptureDetail::showRaw()
{
    m_raw->setPlainText(m_secrets->isChecked() ? m_reading.raw : m_reading.maskedRaw);
}

void CaptureDetail::clear()
{
    m_reading = {};
    m_pages->setCurrentIndex(0);
}

void CaptureDetail::setReplyPossible(bool possible, const QString &why)
{
    m_reply->setEnabled(possible);
    m_reply->setToolTip(why);
}

} // namespace runlatch::ui
