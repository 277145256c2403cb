// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/commandpalette.h"

#include "ui/menus/commandmodel.h"
#include "ui/style/theme.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/navigation/destination.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenuBar>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int MaxRows = 12;   // rows that are visible at once
constexpr int MaxWords = 200; // characters

bool movesInList(int key)
{
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

/// Draws a row of CommandModel: a check mark if it is on, its text, its place muted, and its keys at the end.
class CommandDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

void CommandDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.widget);
    const int u = theme.u();
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, row.widget);
    QRect room = row.rect.adjusted(2 * u, 0, -2 * u, 0);
    const auto draw = [&](const QString &text, Qt::Alignment alignment, const QColor &color) {
        painter->setPen(color);
        painter->drawText(QStyle::visualRect(row.direction, row.rect, room), static_cast<int>(alignment),
                          row.fontMetrics.elidedText(text, Qt::ElideRight, room.width()));
    };
    painter->save();
    painter->setFont(row.font);
    const QColor muted = theme.color(Token::Muted);
    const QString keys = index.data(CommandModel::KeysRole).toString();
    draw(keys, Qt::AlignVCenter | Qt::AlignTrailing, muted);
    if (!keys.isEmpty())
        room.setRight(room.right() - row.fontMetrics.horizontalAdvance(keys) - 3 * u);
    if (index.data(Qt::CheckStateRole).isValid()) {
        const QRect mark(room.left(), room.center().y() - theme.iconSize() / 2, theme.iconSize(), theme.iconSize());
        theme.paintIcon(painter, QStyle::visualRect(row.direction, row.rect, mark), u"check"_s,
                        theme.color(Token::Text));
        room.setLeft(mark.right() + 2 * u);
    }
    draw(row.text, Qt::AlignVCenter | Qt::AlignLeading, theme.color(Token::Text));
    room.setLeft(room.left() + row.fontMetrics.horizontalAdvance(row.text) + 2 * u);
    if (room.width() > 4 * u)
        draw(index.data(CommandModel::PlaceRole).toString(), Qt::AlignVCenter | Qt::AlignLeading, muted);
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, Theme::of(option.widget).controlHeight()}; // the list has the width of the palette
}

} // namespace

CommandPalette::CommandPalette(QMainWindow &window, DestinationFinder *finder)
    : QFrame(&window, Qt::Popup)
    , m_window(window)
    , m_finder(finder)
    , m_commands(new CommandModel(this))
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new Label(tr("Nothing matches. Only what is possible now and what is loaded is found."),
                          TextStyle::Body, this))
{
    const int u = Theme::of(this).u();
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_NoMouseReplay); // the click that closes it does nothing else
    setAccessibleName(tr("Commands"));
    setFrameShape(QFrame::StyledPanel);
    m_search->setPlaceholderText(tr("Words of a command, a request, a workspace or a setting"));
    m_search->setAccessibleName(tr("Words of a command, a request, a workspace or a setting"));
    m_search->setMaxLength(MaxWords);
    m_search->addAction(Theme::of(this).icon(u"search"_s), QLineEdit::LeadingPosition)->setText(tr("Search"));
    m_search->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusProxy(m_search);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setModel(m_commands);
    m_nothing->setMuted(true);
    m_nothing->setContentsMargins(2 * u, u, 2 * u, u); // the same margins as those of the rows
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(u, u, u, u);
    column->setSpacing(u);
    column->addWidget(m_search);
    column->addWidget(m_nothing);
    column->addWidget(m_list);
    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(m_list, &QListView::clicked, this, &CommandPalette::choose);
    if (m_finder)
        connect(m_finder, &DestinationFinder::grown, this, &CommandPalette::findAgain);
}

void CommandPalette::open(const QObject *opener)
{
    QList<WindowCommand> commands = possibleCommands(m_window);
    commands.removeIf([opener](const WindowCommand &command) { return command.source == opener; });
    m_commands->setCommands(commands);
    if (m_finder)
        m_finder->begin();
    find();
    place();
    show();
    m_search->setFocus();
}

void CommandPalette::find()
{
    m_commands->setWords(m_search->text(), m_finder ? m_finder->find(m_search->text()) : QList<Destination>());
    m_list->setCurrentIndex(m_commands->index(0, 0));
    m_nothing->setVisible(m_commands->rowCount() == 0);
    m_list->setVisible(m_commands->rowCount() > 0);
    m_list->setFixedHeight(qMin(m_commands->rowCount(), MaxRows) * Theme::of(this).controlHeight());
    layout()->activate(); // otherwise the rows that are gone still keep their room
    resize(width(), sizeHint().height());
}

/// The chosen row stays: what is found later comes below.
void CommandPalette::findAgain()
{
    const int row = m_list->currentIndex().row();
    find();
    m_list->setCurrentIndex(m_commands->index(qMax(row, 0), 0));
}

/// The command runs when the popup is gone, because it may open a popup or a dialog itself.
void CommandPalette::choose()
{
    const int row = m_list->currentIndex().row();
    if (const Destination *destination = m_commands->destinationAt(row)) {
        QMetaObject::invokeMethod(&m_window, destination->go, Qt::QueuedConnection);
        close();
        return;
    }
    const WindowCommand command = m_commands->at(row);
    if (!command.source)
        return;
    close();
    QMetaObject::invokeMethod(
        &m_window, [command] { command.run(); }, Qt::QueuedConnection);
}

void CommandPalette::place()
{
    const Theme &theme = Theme::of(this);
    resize(qMin(150 * theme.u(), m_window.width() - 8 * theme.u()), sizeHint().height());
    const int top = m_window.menuBar()->isVisible() ? m_window.menuBar()->geometry().bottom() + 1 : 0;
    move(m_window.mapToGlobal(QPoint((m_window.width() - width()) / 2, top + 2 * theme.u())));
}

bool CommandPalette::takesKey(QEvent &event)
{
    const int key = static_cast<QKeyEvent &>(event).key();
    if (movesInList(key)) {
        QCoreApplication::sendEvent(m_list, &event);
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        choose();
        return true;
    }
    if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
        close();
        return true;
    }
    return false;
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress && takesKey(*event))
        return true;
    return QFrame::eventFilter(watched, event);
}

} // namespace runlatch::ui
