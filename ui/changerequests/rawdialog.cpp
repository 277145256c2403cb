// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/rawdialog.h"

#include "json/bodystyle.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/bytes/exchangehighlighter.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "wording/plaintext.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {
constexpr qsizetype MaxRunLength = 10'000;     // one endless word must not freeze the window
constexpr qsizetype MaxColoredLength = 64'000; // longer documents are slow to indent and color
} // namespace

RawDialog::RawDialog(const QString &subject, QWidget *parent)
    : Dialog(parent)
    , m_message(new MessageBar(this))
    , m_busy(new BusyLine(this))
    , m_code(new CodeView(tr("JSON of the change request"), CodeView::Place::Inset, this))
    , m_copy(new CopyButton(tr("Copy the JSON"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("As returned by the service"));
    const int u = Theme::of(this).u();
    auto *head = new QHBoxLayout;
    head->addWidget(new ElidedLabel(wording::shortened(subject), TextStyle::Bold), 1);
    head->addWidget(m_copy);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(2 * u);
    layout->addLayout(head);
    layout->addWidget(m_busy);
    layout->addWidget(m_code, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    m_code->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_copy->setEnabled(false);
    m_busy->setBusy(true);
    resize(170 * u, 120 * u);
}

void RawDialog::setAnswer(const base::Result<QByteArray> &json)
{
    m_busy->setBusy(false);
    m_copy->setEnabled(json.isOk());
    if (!json) {
        wording::Sentence sentence = wording::sentence(json.error(), wording::Activity::Showing);
        sentence.action = wording::Sentence::Action::None;
        m_message->setSentence(sentence);
        return;
    }
    m_copy->setContent(QString::fromUtf8(*json));
    const bool isLong = json->size() > MaxColoredLength;
    if (!isLong)
        new ExchangeHighlighter(m_code, m_code->document(), ExchangeHighlighter::Text::Json);
    m_code->setPlainText(
        wording::breakLongRuns(isLong ? QString::fromUtf8(*json) : json::indentedText(*json), MaxRunLength));
}

} // namespace runlatch::ui
