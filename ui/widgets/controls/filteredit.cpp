// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/filteredit.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/clearbutton.h"
#include "ui/widgets/controls/onlycompletion.h"
#include "ui/widgets/labels/remarkline.h"
#include "wording/filterfaults.h"
#include "wording/plaintext.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxReasons = 2; ///< below the line, where each takes the room of a row; the tool tip has all

bool isKey(const QEvent &event, Qt::Key key)
{
    if (event.type() != QEvent::KeyPress)
        return false;
    const auto &pressed = static_cast<const QKeyEvent &>(event);
    return pressed.key() == key && (pressed.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

} // namespace

FilterEdit::FilterEdit(const QString &accessibleName, const QString &example, std::span<const filter::Field> fields,
                       QWidget *parent)
    : QWidget(parent)
    , m_fields(fields)
    , m_line(new QLineEdit(this))
    , m_reason(new RemarkLine(this))
{
    const Theme &theme = Theme::of(this);
    m_line->setAccessibleName(accessibleName);
    m_line->setPlaceholderText(example);
    m_line->addAction(theme.icon(u"search"_s), QLineEdit::LeadingPosition)->setText(tr("Filter"));
    addClearButton(*m_line);
    m_line->installEventFilter(this);
    setFocusProxy(m_line);

    connectLine();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme.u());
    layout->addWidget(m_line);
    layout->addWidget(m_reason);
}

void FilterEdit::connectLine()
{
    m_completer.setModel(&m_offers);
    m_completer.setWidget(m_line);
    m_completer.popup()->setAccessibleName(tr("Suggestions for the filter"));
    connect(&m_completer, qOverload<const QString &>(&QCompleter::activated), this, &FilterEdit::complete);
    // Enter does not complete names of fields and parts of values, because they are valid searches.
    new OnlyCompletion(m_completer, [this](const QString &offer) {
        const auto offers = completions();
        const auto found = std::ranges::find(offers, offer, &filter::Completion::text);
        return !offer.endsWith(u':') && found != offers.end() && !found->isPart;
    });
    m_completer.popup()->installEventFilter(this); // before the completer, which takes Escape
    connect(m_line, &QLineEdit::textEdited, this, [this] { m_isEdited = true; });
    connect(m_line, &QLineEdit::returnPressed, this, [this] {
        m_isFinished = true;
        m_mayOffer = false;
        showFaults();
        const QAbstractItemView *offers = m_completer.popup();
        const bool takesOffer = offers->isVisible() && offers->currentIndex().isValid();
        if (!takesOffer && m_faults.isEmpty()) // with a fault the user goes on typing
            emit finished();
    });
    connect(m_line, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_faults.clear(); // the faults belong to the previous text
        m_isFinished = false;
        emit edited(text);
        m_mayOffer = std::exchange(m_isEdited, false) && !text.isEmpty();
        offer();
    });
    connect(m_line, &QLineEdit::cursorPositionChanged, this, &FilterEdit::showFaults);
}

QString FilterEdit::text() const
{
    return m_line->text();
}

void FilterEdit::setText(const QString &text)
{
    m_line->setText(text);
}

void FilterEdit::focusAll()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void FilterEdit::setFaults(const QList<filter::Fault> &faults)
{
    m_faults = faults;
    showFaults();
}

bool FilterEdit::eventFilter(QObject *watched, QEvent *event)
{
    const bool isCancel =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Cancel);
    if (watched == m_completer.popup()) {
        m_mayOffer = m_mayOffer && !isCancel; // closed by the user: values that come later do not open it again
        return isKey(*event, Qt::Key_Tab) && takeOffer();
    }
    if (isKey(*event, Qt::Key_Down)) {
        m_mayOffer = true;
        offer();
        return true;
    }
    // The call is queued until the focus has moved.
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        QMetaObject::invokeMethod(this, &FilterEdit::showFaults, Qt::QueuedConnection);
    if (isCancel) {
        if (m_line->text().isEmpty())
            emit left();
        m_line->clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void FilterEdit::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        showFaults();
    QWidget::changeEvent(event);
}

QList<filter::Completion> FilterEdit::completions() const
{
    return filter::completionsAt(m_line->text(), m_line->cursorPosition(), m_fields, m_known);
}

/// Keeps offers of which the user has chosen one.
void FilterEdit::setKnownValues(const filter::KnownValues &known)
{
    m_known = known;
    const QAbstractItemView *offers = m_completer.popup();
    if (m_mayOffer && !(offers->isVisible() && offers->currentIndex().isValid()))
        offer();
}

void FilterEdit::offer()
{
    QStringList texts;
    for (const auto &completion : completions())
        texts += completion.text;
    m_offers.setStringList(texts);
    if (texts.isEmpty() || !m_mayOffer || !m_line->hasFocus()) {
        m_completer.popup()->hide();
        return;
    }
    const QString &longest = *std::ranges::max_element(texts, {}, &QString::size);
    QRect below(0, 0, Theme::of(this).width(longest) + 16 * Theme::of(this).u(), m_line->height());
    below.moveLeft(m_line->inputMethodQuery(Qt::ImCursorRectangle).toRect().left());
    m_completer.complete(below);
}

/// Completes to the chosen offer, or to the first one; false without offers.
bool FilterEdit::takeOffer()
{
    const QAbstractItemView *offers = m_completer.popup();
    if (!offers->isVisible() || m_completer.completionCount() == 0)
        return false;
    const QModelIndex chosen = offers->currentIndex();
    complete((chosen.isValid() ? chosen : m_completer.completionModel()->index(0, 0)).data().toString());
    return true;
}

void FilterEdit::complete(const QString &completion)
{
    for (const auto &offered : completions()) {
        if (offered.text != completion)
            continue;
        const bool isName = completion.endsWith(u':');
        m_line->setSelection(static_cast<int>(offered.position), static_cast<int>(offered.length));
        m_isEdited = isName; // the values of the chosen field are offered next
        m_line->insert(isName ? completion : completion + u' ');
        if (!isName)
            m_completer.popup()->hide(); // the value is complete: offers would cover what it found
        return;
    }
}

/// Shows the faults, except those of the part that is being typed and may still become right.
void FilterEdit::showFaults()
{
    QList<filter::Fault> shown;
    const qsizetype cursor = m_line->hasFocus() && !m_isFinished ? m_line->cursorPosition() : -1;
    for (const filter::Fault &fault : std::as_const(m_faults)) {
        if (fault.isFinal || cursor < fault.position || cursor > fault.position + fault.length)
            shown.append(fault);
    }
    QStringList reasons;
    for (const filter::Fault &fault : std::as_const(shown))
        reasons += wording::sentenceOf(fault).text();
    m_line->setAccessibleDescription(reasons.join(u' '));
    m_line->setToolTip(wording::toolTip(reasons.join(u' ')));
    m_line->setProperty(style::InvalidProperty, !shown.isEmpty());
    m_line->update();
    const auto further = static_cast<int>(reasons.size() - MaxReasons);
    if (further > 0) {
        reasons = reasons.first(MaxReasons);
        reasons += tr("%n further part(s) of the filter cannot be understood.", nullptr, further);
    }
    m_reason->setRemark(Tone::Error, reasons.join(u'\n'));
    underline(shown);
}

/// QLineEdit takes formats for parts of its text in this event alone. Positions count from the cursor.
void FilterEdit::underline(const QList<filter::Fault> &faults)
{
    QList<QInputMethodEvent::Attribute> attributes;
    for (const filter::Fault &fault : faults) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(Theme::of(this).toneText(Tone::Error));
        attributes.append({QInputMethodEvent::TextFormat, static_cast<int>(fault.position) - m_line->cursorPosition(),
                           static_cast<int>(fault.length), format});
    }
    QInputMethodEvent event({}, attributes);
    QCoreApplication::sendEvent(m_line, &event);
}

} // namespace runlatch::ui
