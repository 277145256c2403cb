// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/rawtab.h"

#include "text/textexcerpt.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/bytesview.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/copyrows.h"
#include "ui/widgets/controls/findbar.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/keys/keyrules.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/hairline.h"
#include "wording/incompletebody.h"

#include <QAction>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

RawTab::RawTab(QWidget *parent)
    : QWidget(parent)
    , m_view(new BytesView(tr("Raw request")))
    , m_modes(new Segmented(tr("Form")))
    , m_parts(new Segmented(tr("Part of the request")))
    , m_find(new FindBar(tr("Find text, or bytes as 0x7D0A")))
    , m_busy(new BusyLine)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const int u = Theme::of(this).u();
    m_note = new Label(tr("Secrets are redacted in these bytes: an asterisk stands for each of theirs."));
    m_note->setMuted(true);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(4 * u, u, 4 * u, u);
    m_note->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildBar());
    layout->addWidget(new Hairline);
    layout->addWidget(m_busy);
    layout->addWidget(m_note);
    layout->addWidget(m_view, 1);
    layout->addWidget(new Hairline);
    layout->addWidget(buildFacts());
    addShortcuts();
    connect(m_view, &BytesView::busyChanged, m_busy, &BusyLine::setBusy);
    connect(m_view, &BytesView::placeChanged, this, [this] { m_place->setText(m_view->placeText()); });
    connect(&m_finder, &ByteFinder::changed, this, &RawTab::showFound);
}

QWidget *RawTab::buildBar()
{
    const int u = Theme::of(this).u();
    m_modes->addSegment(BytesView::Text, tr("Text"));
    m_modes->addSegment(BytesView::Hex, tr("Hex"));
    m_parts->addSegment(Body, tr("Body"));
    m_parts->addSegment(Head, tr("Head"));
    m_parts->setDescription(Head, tr("Request line and headers"));
    m_goTo = makeButton(ButtonRole::Text, tr("Go to..."), {}, this);
    new KeyTip(*m_goTo, u"raw.go_to"_s, tr("Go to a line or byte"));
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(4 * u, u, 2 * u, 0);
    row->setSpacing(2 * u);
    row->addWidget(m_parts);
    row->addWidget(m_modes);
    row->addWidget(m_find, 1);
    row->addWidget(m_goTo);
    connect(m_modes, &Segmented::currentChanged, this,
            [this](int mode) { m_view->setMode(static_cast<BytesView::Mode>(mode)); });
    connect(m_parts, &Segmented::currentChanged, this, [this] { showBytes(false); });
    connect(m_find, &FindBar::wanted, this, &RawTab::find);
    connect(m_find, &FindBar::nextWanted, this, [this] { step(true); });
    connect(m_find, &FindBar::previousWanted, this, [this] { step(false); });
    connect(m_find, &FindBar::left, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_goTo, &QPushButton::clicked, this, &RawTab::askPlace);
    return bar;
}

QWidget *RawTab::buildFacts()
{
    const Theme &theme = Theme::of(this);
    const auto small = [](Label *label) {
        label->setMuted(true);
        return label;
    };
    m_size = small(new Label({}, TextStyle::Small));
    m_digest = small(new ElidedLabel({}, TextStyle::Small));
    auto *place = new ElidedLabel({}, TextStyle::Small);
    place->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_place = small(place);
    m_copySize = new CopyButton(tr("Copy the size of the body in bytes"));
    m_copyDigest = new CopyButton(tr("Copy the SHA-512 of the body"));
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(4 * theme.u(), 0, 4 * theme.u(), 0);
    row->setSpacing(theme.u());
    auto *copies = new CopyRows(*line);
    copies->add(*m_copySize, {m_size});
    copies->add(*m_copyDigest, {m_digest});
    row->addWidget(m_size);
    row->addWidget(m_copySize);
    row->addSpacing(2 * theme.u());
    row->addWidget(m_digest);
    row->addWidget(m_copyDigest);
    row->addWidget(m_place, 1);
    return line;
}

void RawTab::addShortcuts()
{
    const auto add = [this](const QString &id, const QString &text, const QKeySequence &key, auto run) {
        auto *action = new QAction(text, this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, run);
        addAction(action);
        Shortcuts::all().add(*action, id);
        return action;
    };
    m_finding = add(u"raw.find"_s, tr("Find in the bytes"), QKeySequence::Find, [this] { m_find->focusAll(); });
    add(u"raw.go_to"_s, tr("Go to a line or byte"), QKeySequence(Qt::CTRL | Qt::Key_G), [this] { askPlace(); });
    add(u"find.next"_s, tr("Next match"), QKeySequence(Qt::Key_F3), [this] { step(true); });
    add(u"find.previous"_s, tr("Previous match"), QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { step(false); });
}

/// Takes its own key before the page does, which may have the same.
bool RawTab::event(QEvent *event)
{
    return takesKeyOf(*m_finding, *event) || QWidget::event(event);
}

const QByteArray &RawTab::shown() const
{
    if (m_parts->current() == Head)
        return m_areSecretsShown ? m_head : m_redactedHead;
    return m_areSecretsShown ? m_body : m_redactedBody;
}

void RawTab::setReading(const CaptureReading &reading)
{
    const bool isSame = m_body == reading.capture.body && m_head == reading.capture.head;
    m_body = reading.capture.body;
    m_redactedBody = reading.redactedBody;
    m_head = reading.capture.head;
    m_redactedHead = reading.redactedHead;
    m_note->setVisible(!reading.capture.complete);
    const QString size = reading.incomplete ? wording::arrivedSize(*reading.incomplete)
                                            : tr("%1 bytes").arg(QLocale().toString(reading.capture.row.bytes));
    m_size->setText(tr("Body: %1").arg(size)); // also while the head is shown
    m_copySize->setContent(QString::number(reading.capture.row.bytes));
    m_digest->setText(tr("SHA-512 of the body: %1").arg(digestEnds(reading.capture.row.sha512)));
    m_copyDigest->setContent(QString::fromLatin1(reading.capture.row.sha512));
    if (isSame)
        return;
    if (m_body.isEmpty())
        m_parts->setCurrent(Head); // there is nothing else to see
    else if (m_parts->current() == Head)
        m_parts->setCurrent(Body);
    m_find->clear();
    showBytes(false);
}

void RawTab::setSecretsShown(bool shown)
{
    if (m_areSecretsShown == shown)
        return;
    m_areSecretsShown = shown;
    m_view->setCopied(shown ? Copied::Secret : Copied::Text);
    showBytes(true);
}

void RawTab::showBytes(bool keepsPlace)
{
    m_view->setBytes(shown(), keepsPlace);
    if (keepsPlace)
        findAgain();
    else
        find(m_find->text());
}

void RawTab::find(const QString &text)
{
    m_keepsPlace = false;
    m_finder.find(shown(), text, m_view->selectionBegin());
}

/// Finds the nearest match, and stays where the user is.
void RawTab::findAgain()
{
    m_keepsPlace = true;
    m_finder.find(shown(), m_find->text(), m_view->selectionBegin());
}

void RawTab::step(bool forward)
{
    const int current = m_finder.current();
    const bool isHere = current >= 0 && m_finder.matches().at(current) == m_view->selectionBegin();
    if (std::exchange(m_keepsPlace, false) && forward && !isHere)
        showFound();
    else
        m_finder.step(forward);
}

void RawTab::showFound()
{
    if (m_finder.isSearching()) {
        m_find->setSearching();
        return;
    }
    const QList<qsizetype> &matches = m_finder.matches();
    m_view->setMarks(matches, m_finder.length());
    if (m_finder.current() >= 0 && !m_keepsPlace)
        m_view->select(matches.at(m_finder.current()), m_finder.length());
    m_find->setFound(m_finder.current() + 1, static_cast<int>(matches.size()), m_finder.hasMore());
}

void RawTab::showPlace(qint64 offset)
{
    m_parts->setCurrent(Body);
    m_view->select(offset, text::tokenLength(shown(), offset));
    findAgain(); // a search under way would leave the place
    m_view->setFocus(Qt::OtherFocusReason);
}

void RawTab::askPlace()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Go to"));
    dialog->setLabelText(tr("Line (12), line and column (12:5), or byte (@496, 0x1F0):"));
    dialog->setOkButtonText(tr("Go"));
    connect(dialog, &QInputDialog::textValueSelected, this, &RawTab::goTo);
    dialog->open();
}

void RawTab::goTo(const QString &place)
{
    const QString text = place.trimmed();
    bool isRead = false;
    const bool isHex = text.startsWith("0x"_L1, Qt::CaseInsensitive);
    if (isHex || text.startsWith(u'@')) {
        const qint64 offset = isHex ? text.mid(2).toLongLong(&isRead, 16) : text.mid(1).toLongLong(&isRead);
        if (isRead)
            m_view->select(offset, 0);
    } else {
        const qint64 line = text.section(u':', 0, 0).toLongLong(&isRead);
        if (isRead)
            m_view->goTo({std::max<qint64>(line, 1), std::max<qint64>(text.section(u':', 1, 1).toLongLong(), 1)});
    }
    if (!isRead)
        m_place->setText(tr("“%1” is not a place.").arg(text.left(30)));
    m_view->setFocus(Qt::OtherFocusReason);
}

} // namespace runlatch::ui
