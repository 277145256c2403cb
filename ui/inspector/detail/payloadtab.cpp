// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/payloadtab.h"

#include "ui/inspector/detail/jsondelegate.h"
#include "ui/inspector/detail/jsontree.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/findbar.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/keys/copying.h"
#include "ui/widgets/keys/edittarget.h"
#include "ui/widgets/keys/keyrules.h"
#include "ui/widgets/keys/menukey.h"
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/label.h"
#include "wording/lint.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using models::JsonModel;
using models::JsonPart;

PayloadTab::PayloadTab(QWidget *parent)
    : QWidget(parent)
    , m_finder(ByteFinder::Where::Json)
    , m_tree(new JsonTree(m_model))
    , m_find(new FindBar(tr("Find keys and values")))
    , m_busy(new BusyLine)
    , m_empty(new EmptyState)
    , m_pages(new QStackedLayout(this))
{
    m_empty->setBackgroundRole(QPalette::Base);
    m_empty->setAutoFillBackground(true);
    m_pages->addWidget(buildTree());
    m_pages->addWidget(m_empty);
    countShownPageOnly(*m_pages);
    addActions();
    connect(&m_model, &JsonModel::busyChanged, this, [this](bool busy) {
        m_isReading = busy;
        showBusy();
    });
    connect(&m_model, &JsonModel::revealed, this, &PayloadTab::showRow);
    connect(&m_model, &JsonModel::notRevealed, this, [this] {
        showNote(tr("This match is more than %1 rows further down. Raw shows its place.")
                     .arg(QLocale().toString(JsonModel::MaxRevealedRows)));
    });
    connect(&m_finder, &ByteFinder::changed, this, &PayloadTab::showFound);
    connect(m_find, &FindBar::wanted, this, &PayloadTab::find);
    connect(m_find, &FindBar::nextWanted, this, [this] { step(true); });
    connect(m_find, &FindBar::previousWanted, this, [this] { step(false); });
    connect(m_find, &FindBar::left, m_tree, qOverload<>(&QWidget::setFocus));
}

QWidget *PayloadTab::buildTree()
{
    const Theme &theme = Theme::of(this);
    const int u = theme.u();
    m_tree->setAccessibleName(tr("Payload"));
    m_tree->setMinimumHeight(8 * u);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setItemDelegate(new JsonDelegate(m_tree));
    m_tree->setAlternatingRowColors(true);
    const auto section = [](JsonModel::Column column) { return static_cast<int>(column); };
    QHeaderView *header = m_tree->header();
    header->resizeSection(section(JsonModel::Column::Key),
                          theme.width(u"configuration_version_download_url"_s) + 14 * u);
    header->resizeSection(section(JsonModel::Column::Type), theme.width(tr("%1, new key").arg(u"boolean"_s)) + 6 * u);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(section(JsonModel::Column::Value), QHeaderView::Stretch);
    header->setSectionResizeMode(section(JsonModel::Column::Type), QHeaderView::Interactive);
    m_note = new Label;
    m_note->setTone(Tone::Warning);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(2 * u, u, 4 * u, u);
    m_note->hide();
    m_broken = new Label;
    m_broken->setTone(Tone::Warning);
    m_broken->setWordWrap(true);
    m_broken->setContentsMargins(m_note->contentsMargins());
    m_broken->hide();
    m_find->setContentsMargins(2 * u, u, 2 * u, u);
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(2 * u, 0, 0, 0); // plus a cell's padding: the page's margin
    layout->setSpacing(0);
    for (QWidget *part : {static_cast<QWidget *>(m_broken), static_cast<QWidget *>(m_find),
                          static_cast<QWidget *>(m_busy), static_cast<QWidget *>(m_note)})
        layout->addWidget(part);
    layout->addWidget(m_tree, 1);
    return page;
}

void PayloadTab::addActions()
{
    const auto add = [this](QWidget *to, const QString &id, const QString &text, const QKeySequence &key, auto run) {
        auto *action = new QAction(text, to);
        action->setShortcut(key);
        action->setShortcutContext(to == m_tree ? Qt::WidgetShortcut : Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, run);
        to->addAction(action);
        Shortcuts::all().add(*action, id);
        return action;
    };
    add(m_tree, u"payload.copy_value"_s, tr("Copy the value"), QKeySequence::Copy, [this] { copy(JsonPart::Value); });
    offerInEditMenu(*add(m_tree, u"payload.copy_key"_s, tr("Copy the key"),
                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K), [this] { copy(JsonPart::Key); }));
    offerInEditMenu(*add(m_tree, u"payload.copy_pointer"_s, tr("Copy the JSON Pointer"),
                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), [this] { copy(JsonPart::Pointer); }));
    offerInEditMenu(
        *add(m_tree, u"payload.show_raw"_s, tr("Show in Raw"), QKeySequence(Qt::CTRL | Qt::Key_Return), [this] {
            if (m_tree->currentIndex().isValid())
                emit placeWanted(m_tree->currentIndex().data(JsonModel::OffsetRole).toLongLong());
        }));
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    new MenuKey(*m_tree);
    m_finding =
        add(this, u"payload.find"_s, tr("Find in the payload"), QKeySequence::Find, [this] { m_find->focusAll(); });
    add(this, u"find.next"_s, tr("Next match"), QKeySequence(Qt::Key_F3), [this] { step(true); });
    add(this, u"find.previous"_s, tr("Previous match"), QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { step(false); });
}

/// Takes its own key before the page does, which may have the same.
bool PayloadTab::event(QEvent *event)
{
    return takesKeyOf(*m_finding, *event) || QWidget::event(event);
}

void PayloadTab::setReading(const CaptureReading &reading)
{
    m_pages->setCurrentIndex(reading.hasTree ? 0 : 1);
    if (!reading.hasTree) {
        m_body.clear();
        m_redactedBody.clear();
        m_copying.reset();
        m_model.setText({});
        showEmpty(reading);
        return;
    }
    showBroken(reading.lint);
    // Opened rows and matches stay. Equal bodies may hold other secrets, because those of the head count in them,
    // too.
    if (reading.content == m_body && reading.redactedContent == m_redactedBody)
        return;
    m_body = reading.content;
    m_redactedBody = reading.redactedContent;
    m_copying.reset();
    showBusy();
    m_note->hide();
    m_find->clear();
    m_finder.find({}, {}, 0);
    m_shownMatch = -1;
    m_model.setText(m_body, reading.contentSecrets, true);
    if (m_body.size() <= CaptureReading::MaxExpandedBytes) // expanding a large tree is slow
        m_tree->expandToDepth(0);
}

/// Values are read behind a fault as far as they can be told apart.
void PayloadTab::showBroken(const lint::Lint &lint)
{
    const lint::LintFinding *broken = lint.broken();
    m_broken->setVisible(broken);
    //: %1 is a sentence: what is wrong, and where
    const QString words = tr("This is not valid JSON: values after the fault may be wrong. %1");
    if (broken)
        m_broken->setText(words.arg(wording::lintFactAtPlace(*broken)));
}

void PayloadTab::showEmpty(const CaptureReading &reading)
{
    const lint::LintFinding *broken = reading.lint.broken();
    QString why = tr("The body cannot be read as JSON. Findings says why, and Raw has its bytes.");
    if (reading.incomplete)
        why = tr("The body is incomplete. Raw has the bytes that arrived.");
    else if (reading.capture.body.isEmpty())
        why = reading.capture.row.imported ? tr("No body was imported.") : tr("The request had no body.");
    else if (broken)
        why = tr("The body cannot be read as JSON. %1").arg(wording::lintFactAtPlace(*broken));
    m_empty->setContent(u"braces"_s, tr("No JSON document"), why);
}

/// Searches again, because nothing is found in secrets while they are redacted. The user stays at the chosen row.
void PayloadTab::setSecretsShown(bool shown)
{
    m_areSecretsShown = shown;
    m_model.setSecretsShown(shown);
    if (m_find->text().isEmpty())
        return;
    find(m_find->text());
    m_keepsPlace = true;
}

/// The newest copy is the one that counts.
void PayloadTab::copy(JsonPart part)
{
    const QModelIndex current = m_tree->currentIndex();
    if (!current.isValid())
        return;
    m_copying = std::make_unique<QObject>();
    const Copied kind = m_areSecretsShown ? Copied::Secret : Copied::Text;
    m_model.copy(current, part, m_copying.get(), [this, kind](const base::Result<models::JsonCopy> &copy) {
        copyText(copy->text, kind);
        showNote(copy->isCut ? tr("Only the first 4 MB were copied.") : QString());
        m_copying.reset();
        showBusy();
    });
    showBusy();
}

void PayloadTab::showBusy()
{
    m_busy->setBusy(m_isReading || m_copying);
}

void PayloadTab::showNote(const QString &text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

/// Begins at the chosen row. While secrets are redacted, nothing is found in them.
void PayloadTab::find(const QString &text)
{
    m_note->hide();
    m_keepsPlace = false;
    m_finder.find(m_areSecretsShown ? m_body : m_redactedBody, text,
                  m_tree->currentIndex().data(JsonModel::OffsetRole).toLongLong());
}

void PayloadTab::step(bool forward)
{
    const int current = m_finder.current();
    const bool isHere = current >= 0 && m_finder.matches().at(current) == m_shownMatch;
    if (std::exchange(m_keepsPlace, false) && forward && !isHere)
        showFound();
    else
        m_finder.step(forward);
}

void PayloadTab::showFound()
{
    if (m_finder.isSearching()) {
        m_find->setSearching();
        return;
    }
    const int current = m_finder.current();
    m_find->setFound(current + 1, static_cast<int>(m_finder.matches().size()), m_finder.hasMore());
    m_note->hide();
    if (current < 0 || m_keepsPlace)
        return;
    m_shownMatch = m_finder.matches().at(current);
    m_model.reveal(m_shownMatch);
}

void PayloadTab::showPlace(qint64 offset)
{
    m_note->hide();
    m_tree->setFocus(Qt::OtherFocusReason);
    m_model.reveal(offset);
}

void PayloadTab::showRow(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index, QAbstractItemView::EnsureVisible);
}

} // namespace runlatch::ui
