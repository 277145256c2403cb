// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/notestab.h"

#include "models/captures/capturemodel.h"
#include "store/captures/importmark.h"
#include "ui/inspector/captures/pincolors.h"
#include "ui/style/theme.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "wording/sentence.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxNote = store::CaptureRow::MaxNoteLength;

} // namespace

NotesTab::NotesTab(QWidget *parent)
    : QWidget(parent)
    , m_pinned(new QCheckBox(tr("Pinned")))
    , m_color(new QComboBox)
    , m_name(new FieldLabel({}))
    , m_text(new QPlainTextEdit)
    , m_state(new Label({}, TextStyle::Small))
    , m_message(new MessageBar)
{
    const int u = Theme::of(this).u();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_name->setBuddy(m_text);
    m_text->setPlaceholderText(tr("Only on this machine, and in exports. Plain text."));
    m_text->setTabChangesFocus(true);
    m_text->setMinimumHeight(8 * u);
    m_text->installEventFilter(this);
    m_state->setMuted(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_name);
    head->addStretch(1);
    head->addWidget(m_state);
    auto *page = new QVBoxLayout;
    page->setContentsMargins(4 * u, 3 * u, 4 * u, 3 * u);
    page->setSpacing(2 * u);
    page->addWidget(buildPin());
    page->addLayout(head);
    page->addWidget(m_text, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(page, 1);
    layout->addWidget(m_message);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NotesTab::take);
    setRow({});
}

QWidget *NotesTab::buildPin()
{
    const Theme &theme = Theme::of(this);
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * theme.u());
    auto *name = new FieldLabel(tr("&Color of the pin"));
    name->setBuddy(m_color);
    m_color->setAccessibleName(tr("Color of the pin"));
    for (int color = 0; color < store::PinColors; ++color) {
        const auto each = static_cast<store::PinColor>(color);
        m_color->addItem(pinIcon(theme, each), models::CaptureModel::word(each));
    }
    auto *promise = new Label(tr("It is kept, whatever its age and the storage limit."), TextStyle::Small);
    promise->setMuted(true);
    promise->setWordWrap(true);
    m_pinned->setAccessibleDescription(promise->text());
    row->addWidget(m_pinned);
    row->addWidget(promise, 1);
    row->addWidget(name);
    row->addWidget(m_color);
    connect(m_pinned, &QCheckBox::clicked, this, [this](bool pinned) { emit pinWanted(m_row.id, pinned); });
    connect(m_color, &QComboBox::activated, this,
            [this](int color) { emit colorWanted(m_row.id, static_cast<store::PinColor>(color)); });
    return line;
}

void NotesTab::setRow(const store::CaptureRow &row)
{
    const bool isOther = row.id != m_row.id;
    m_row = row;
    const bool isStored = row.id > 0;
    const bool mayChange = isStored && m_whyReadOnly.isEmpty();
    m_pinned->setEnabled(mayChange);
    m_color->setEnabled(mayChange);
    m_text->setEnabled(isStored);
    resetPin();
    nameNote();
    if (isOther) {
        setNote({}, true);
        m_message->dismiss();
    }
}

void NotesTab::setReadOnly(const QString &why)
{
    m_whyReadOnly = why;
    m_text->setReadOnly(true);
    m_text->setPlaceholderText(why);
    for (QWidget *part :
         {static_cast<QWidget *>(m_pinned), static_cast<QWidget *>(m_color), static_cast<QWidget *>(m_text)})
        part->setToolTip(why);
    setRow(m_row);
}

/// The note of an imported request is the file's at first, and must not pass for one that was written here.
void NotesTab::nameNote()
{
    const bool isFromFile = store::isFromFile(m_row);
    m_name->setText(isFromFile ? tr("N&ote, of the imported file unless it was changed here") : tr("N&ote"));
    m_text->setAccessibleName(isFromFile ? tr("Note, of the imported file unless it was changed here") : tr("Note"));
}

void NotesTab::resetPin()
{
    m_pinned->setChecked(m_row.pinned);
    m_color->setCurrentIndex(static_cast<int>(m_row.pinColor));
}

QString NotesTab::note() const
{
    return m_text->toPlainText();
}

/// A text that is the same keeps its cursor and what can be undone.
void NotesTab::setNote(const QString &text, bool isSaved)
{
    if (text != note()) {
        const QScopedValueRollback filling(m_isFilling, true);
        m_text->setPlainText(text);
    }
    showCount(isSaved ? QString() : tr("not saved yet"));
}

void NotesTab::take()
{
    if (m_isFilling || m_row.id == 0)
        return;
    const qsizetype over = m_text->document()->characterCount() - 1 - MaxNote; // it counts an end of its own
    if (over > 0) { // the letters that came last are often not at the end, but the place of the cursor is
        const QScopedValueRollback filling(m_isFilling, true);
        QTextCursor cut = m_text->textCursor();
        cut.setPosition(static_cast<int>(std::max<qsizetype>(0, cut.position() - over)), QTextCursor::KeepAnchor);
        cut.removeSelectedText();
    }
    showCount(over > 0 ? tr("cut off at the limit") : tr("not saved yet"));
    emit edited(m_row.id, note());
}

void NotesTab::showCount(const QString &state)
{
    const QLocale locale;
    const QString count = tr("%1 of %2 characters")
                              .arg(locale.toString(m_text->document()->characterCount() - 1), locale.toString(MaxNote));
    m_state->setText(state.isEmpty() ? count : state + u" · "_s + count);
}

void NotesTab::showSaved()
{
    m_message->dismiss();
    showCount(tr("saved"));
}

void NotesTab::showUnsaved(const base::Error &error)
{
    showCount(tr("not saved"));
    m_message->setMessage(Tone::Error, tr("The note could not be saved. What you typed is kept here."),
                          wording::sentence(error).fact);
    connect(m_message->addTextAction(tr("Try again")), &QPushButton::clicked, this, &NotesTab::retryWanted);
}

void NotesTab::focusNote()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->moveCursor(QTextCursor::End);
}

bool NotesTab::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::FocusOut)
        emit left();
    return QWidget::eventFilter(watched, event);
}

void NotesTab::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    emit left();
}

} // namespace runlatch::ui
