// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/outsideline.h"

#include "text/plaintext.h"
#include "tunnel/tunnelcommand.h"
#include "tunnel/tunnelwords.h"
#include "ui/inspector/listener/outsidecontrol.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/dialog.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/hairline.h"
#include "wording/sentence.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

using OutsideState = OutsideControl::State;

BadgeSpec outsideBadge(OutsideState state)
{
    const QString word = tunnel::TunnelWords::state(state);
    switch (state) {
    case OutsideState::Stopped: return {word, Tone::None, u"circle-dashed"_s, false};
    case OutsideState::Starting:
    case OutsideState::AwaitingUrl:
    case OutsideState::Checking: return {word, Tone::None, u"loader-circle"_s, false};
    case OutsideState::Reachable: return {word, Tone::Success, u"circle-check"_s, false};
    case OutsideState::Unreachable: return {word, Tone::Error, u"octagon-x"_s, false};
    case OutsideState::Waiting: return {word, Tone::Warning, u"timer"_s, false};
    case OutsideState::GivenUp: return {word, Tone::Error, u"octagon-x"_s, false};
    }
    return {};
}

} // namespace

OutsideLine::OutsideLine(OutsideControl &control, QWidget *parent)
    : QWidget(parent)
    , m_control(control)
    , m_state(new Badge)
    , m_words(new ElidedLabel)
    , m_start(makeButton(ButtonRole::Standard, tr("Start tunnel"), u"play"_s, this))
    , m_stop(makeButton(ButtonRole::Standard, tr("Stop tunnel"), u"square"_s, this))
    , m_check(makeButton(ButtonRole::Standard, tr("Check address"), u"refresh-cw"_s, this))
    , m_log(makeButton(ButtonRole::Standard, tr("Tunnel log..."), u"file-text"_s, this))
{
    const int u = Theme::of(this).u();
    setAutoFillBackground(true);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(4 * u, u, 4 * u, u);
    row->setSpacing(2 * u);
    row->addWidget(m_state);
    row->addWidget(m_words, 1);
    for (QPushButton *button : {m_log, m_check, m_stop, m_start})
        row->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(new Hairline);
    connect(m_start, &QPushButton::clicked, &control, &OutsideControl::startTunnel);
    connect(m_stop, &QPushButton::clicked, &control, &OutsideControl::stopTunnel);
    connect(m_check, &QPushButton::clicked, &control, &OutsideControl::check);
    connect(m_log, &QPushButton::clicked, this, &OutsideLine::openLog);
    connect(&control, &OutsideControl::changed, this, &OutsideLine::showState);
    connect(&control, &OutsideControl::logged, this, &OutsideLine::showLog);
    showState();
}

void OutsideLine::showState()
{
    const bool isTunnel = m_control.way() == OutsideControl::Way::Tunnel;
    const OutsideState state = m_control.state();
    const bool isGoing = state != OutsideState::Stopped && state != OutsideState::GivenUp;
    const bool hadFocus = m_start->hasFocus() || m_stop->hasFocus();
    setVisible(m_control.way() != OutsideControl::Way::None);
    m_state->setSpec(outsideBadge(state));
    m_words->setText(words());
    m_start->setVisible(isTunnel && !isGoing);
    m_stop->setVisible(isTunnel && isGoing);
    m_log->setVisible(isTunnel);
    m_check->setVisible(!m_control.address().isEmpty());
    if (hadFocus)
        (isGoing ? m_stop : m_start)->setFocus();
}

QString OutsideLine::words() const
{
    QStringList words;
    if (!m_control.address().isEmpty())
        words.append(m_control.address().toString(QUrl::FullyEncoded));
    if (const auto fault = m_control.fault())
        words.append(wording::sentence(*fault).text());
    if (m_control.way() == OutsideControl::Way::Tunnel && m_control.state() == OutsideState::Stopped)
        words.append(text::plainText(m_control.command(), tunnel::MaxCommand));
    if (m_control.state() == OutsideState::Waiting)
        words.append(tr("It starts again in %n second(s).", nullptr, static_cast<int>(m_control.wait().count())));
    return words.join(u"  "_s);
}

/// The end of the log stays in view, unless the person scrolled away from it.
void OutsideLine::showLog()
{
    if (!m_shownLog)
        return;
    QScrollBar *bar = m_shownLog->verticalScrollBar();
    const int at = bar->value();
    const bool isAtEnd = at == bar->maximum();
    m_shownLog->setPlainText(m_control.log());
    bar->setValue(isAtEnd ? bar->maximum() : at);
}

void OutsideLine::openLog()
{
    auto *dialog = new Dialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Tunnel log"));
    m_shownLog = new CodeView(tr("Output of the tunnel program"), CodeView::Place::Inset, dialog);
    showLog();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    const int u = Theme::of(this).u();
    auto *layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(m_shownLog);
    layout->addWidget(buttons);
    dialog->resize(165 * u, 100 * u);
    dialog->open();
}

} // namespace runlatch::ui
