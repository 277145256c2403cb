// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/waiting.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDebug>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeView>
#include <QWindow>

namespace runlatch::support {

/// Lends a user of the window: finds visible controls by their names, and uses them only with mouse and keys. Events
/// enter where those of the window system do, so covered or blocked controls cannot be used. Anything that does not
/// appear within ten seconds is reported as a warning, and the result is false.
class WindowDriver
{
public:
    explicit WindowDriver(QWidget &window)
        : m_window(window)
    {
    }

    /// The widget that receives events now: an open popup, else the dialog in front, else the window.
    QWidget &front() const
    {
        if (QWidget *popup = QApplication::activePopupWidget())
            return *popup;
        QWidget *dialog = QApplication::activeModalWidget();
        return dialog ? *dialog : m_window;
    }

    /// The text for a screen reader: the accessible name, else the text, else the label of the widget.
    static QString nameOf(QWidget *widget)
    {
        if (qobject_cast<QTabBar *>(widget) || qobject_cast<QComboBox *>(widget))
            return widget->accessibleName(); // Qt's name for it is the chosen text
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
        return accessible ? accessible->text(QAccessible::Name) : QString();
    }

    static bool isControl(const QWidget *widget)
    {
        if (qobject_cast<const QAbstractSpinBox *>(widget->parentWidget())
            || qobject_cast<const QComboBox *>(widget->parentWidget()))
            return false; // a part of a control
        if (qobject_cast<const QHeaderView *>(widget))
            return false;
        return qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QLineEdit *>(widget)
            || qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QComboBox *>(widget)
            || qobject_cast<const QAbstractItemView *>(widget) || qobject_cast<const QPlainTextEdit *>(widget)
            || qobject_cast<const QTextEdit *>(widget) || qobject_cast<const QTabBar *>(widget);
    }

    /// The visible control of that kind with this name, or a name that begins with it; null if there is none.
    template <typename T> T *find(const QString &name, const QWidget *within = nullptr) const
    {
        T *beginning = nullptr;
        for (QWidget *visible : visibleIn(within ? *within : front())) {
            T *widget = qobject_cast<T *>(visible);
            if (!widget || !isControl(widget) || !nameOf(widget).startsWith(name))
                continue;
            if (nameOf(widget) == name)
                return widget;
            if (!beginning)
                beginning = widget;
        }
        return beginning;
    }

    QWidget *control(const QString &name, const QWidget *within = nullptr) const { return find<QWidget>(name, within); }

    bool click(const QString &name, const QWidget *within = nullptr)
    {
        QWidget *widget = nullptr;
        const bool ready = support::waitFor(
            [&] {
                widget = control(name, within);
                return widget && widget->isEnabled() && bringIntoSight(widget)
                    && isInFront(face(widget), middle(widget));
            },
            Patience);
        return ready ? press(face(widget), middle(widget)) : complain("no usable control is called", name);
    }

    bool clickTab(const QString &bar, const QString &tab)
    {
        auto *tabs = find<QTabBar>(bar);
        for (int index = 0; tabs && index < tabs->count(); ++index) {
            if (tabs->isTabVisible(index) && tabs->tabText(index) == tab)
                return scrollTo(*tabs, index) && press(tabs, tabs->tabRect(index).center());
        }
        return complain("no tab is called", tab);
    }

    bool clickRow(const QString &view, int row)
    {
        QAbstractItemView *items = nullptr;
        const bool ready = support::waitFor(
            [&] {
                items = find<QAbstractItemView>(view);
                return items && items->model() && row < items->model()->rowCount();
            },
            Patience);
        if (!ready)
            return complain("there is no such row in", view);
        activate(); // otherwise a dialog that has just closed would give the focus back to its previous place
        const auto hasFocus = [items] { return items->hasFocus() || QApplication::activePopupWidget(); };
        return pressItem(*items, items->model()->index(row, firstColumn(*items)))
            && (support::waitFor(hasFocus, Patience) || complain("a click gives no focus to", view));
    }

    /// Opens the combo box and clicks the item.
    bool choose(const QString &combo, const QString &item)
    {
        if (!click(combo) || !support::waitFor([] { return QApplication::activePopupWidget() != nullptr; }, Patience))
            return complain("this opens no list:", combo);
        auto *list = front().findChild<QAbstractItemView *>();
        for (int row = 0; list && row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            if (index.data().toString() == item)
                return pressItem(*list, index)
                    && support::waitFor([] { return !QApplication::activePopupWidget(); }, Patience);
        }
        return complain("the list has no item", item);
    }

    /// Opens a button's menu and clicks through it.
    bool clickInMenu(const QString &button, const QStringList &items)
    {
        if (!support::waitFor([&] { return control(button) && control(button)->isEnabled(); }, Patience))
            return complain("no usable control is called", button);
        bool isPicked = false;
        const auto pickInside = [&] { // the menu runs while the button is being pressed
            isPicked = pick(items);
            if (QWidget *menu = QApplication::activePopupWidget())
                menu->close();
        };
        QMetaObject::invokeMethod(&m_window, pickInside, Qt::QueuedConnection);
        return click(button) && isPicked;
    }

    /// Clicks through the open menu and its submenus, by the beginnings of the items.
    bool pick(const QStringList &items)
    {
        for (const QString &item : items) {
            QMenu *menu = nullptr;
            QAction *action = nullptr;
            const bool ready = support::waitFor(
                [&] {
                    menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
                    action = menu ? actionOf(*menu, item) : nullptr;
                    return action && action->isEnabled();
                },
                Patience);
            if (!ready)
                return complain("no usable item of a menu is called", item);
            const QPoint at = menu->actionGeometry(action).center();
            // The pointer comes in small steps. Newer versions of Qt close a menu if the mouse is pressed where it was
            // when the menu opened.
            for (int step = 8; step > 0; --step)
                QTest::mouseMove(menu->windowHandle(), at - QPoint(step, 0));
            QTest::mouseClick(menu->windowHandle(), Qt::LeftButton, {}, at);
        }
        return support::waitFor([] { return !QApplication::activePopupWidget(); }, Patience);
    }

    bool clickHeading(const QString &table, const QString &heading)
    {
        const auto [header, column] = headingOf(table, heading);
        return header ? press(header->viewport(), middleOf(*header, column))
                      : complain("no heading is called", heading);
    }

    /// Drags a heading at its middle, or at the end that resizes it.
    bool dragHeading(const QString &table, const QString &heading, int pixels, bool byItsEnd = false)
    {
        const auto [header, column] = headingOf(table, heading);
        if (!header)
            return complain("no heading is called", heading);
        const int end = header->sectionViewportPosition(column) + header->sectionSize(column) - 1;
        const QPoint from = byItsEnd ? QPoint(end, header->height() / 2) : middleOf(*header, column);
        QWindow *window = header->window()->windowHandle();
        const QPoint start = header->viewport()->mapTo(header->window(), from);
        QTest::mousePress(window, Qt::LeftButton, {}, start);
        for (int quarter = 1; quarter <= 4; ++quarter)
            QTest::mouseMove(window, start + QPoint(pixels * quarter / 4, 0));
        QTest::mouseRelease(window, Qt::LeftButton, {}, start + QPoint(pixels, 0));
        return true;
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        activate();
        QTest::keyClick(front().windowHandle(), key, modifiers);
    }

    void write(const QString &text)
    {
        activate();
        for (const QChar letter : text) {
            if (letter == u'\n')
                key(Qt::Key_Return);
            else
                QTest::keyClick(front().windowHandle(), letter.toLatin1());
        }
    }

    /// Clicks the field, selects its content and overwrites it.
    bool fill(const QString &field, const QString &text)
    {
        if (!click(field))
            return false;
        key(Qt::Key_A, Qt::ControlModifier);
        write(text);
        return true;
    }

    /// Waits until the control can be used, and presses Tab until it has the focus.
    bool tabTo(const QString &name)
    {
        if (!support::waitFor([&] { return control(name) && control(name)->isEnabled(); }, Patience))
            return complain("no usable control is called", name);
        QStringList passed;
        while (passed.size() < MaxTabs) {
            QWidget *focus = QApplication::focusWidget();
            if (focus && isControl(focus) && nameOf(focus).startsWith(name))
                return true;
            passed += focus ? nameOf(focus) : QString();
            key(Qt::Key_Tab);
        }
        qWarning() << "Tab does not reach" << name << "but goes to" << passed;
        return false;
    }

    /// The texts of a row in the visible columns.
    QStringList row(const QString &view, int row) const
    {
        const auto *items = find<QAbstractItemView>(view);
        return items && items->model() ? words(*items, items->model()->index(row, 0)) : QStringList();
    }

    /// The chosen item of a combo box; null if there is none.
    QString chosenIn(const QString &picker) const
    {
        const auto *combo = find<QComboBox>(picker);
        return combo ? combo->currentText() : QString();
    }

    /// All visible texts.
    QStringList inSight() const
    {
        QStringList texts;
        for (QWidget *widget : visibleIn(front())) {
            if (!isInSight(widget))
                continue;
            texts += nameOf(widget);
            if (const auto *line = qobject_cast<QLineEdit *>(widget); line && line->echoMode() == QLineEdit::Normal)
                texts += line->text();
            else if (const auto *plain = qobject_cast<QPlainTextEdit *>(widget))
                texts += plain->toPlainText();
            else if (const auto *rich = qobject_cast<QTextEdit *>(widget))
                texts += rich->toPlainText();
            else if (const auto *items = qobject_cast<QAbstractItemView *>(widget); items && items->model())
                texts += rows(*items);
        }
        texts.removeAll(QString());
        return texts;
    }

    bool shows(const QString &text) const { return inSight().join(u'\n').contains(text); }

    bool waitFor(const QString &text) const
    {
        return support::waitFor([&] { return shows(text); }, Patience) || complain("nothing in sight says", text);
    }

private:
    static constexpr int Patience = 30'000; // milliseconds
    static constexpr int MaxTabs = 120;

    /// The visible widgets below @p root, parents first. Most of a window is hidden pages, into which nobody looks: the
    /// conditions of a test are checked again and again.
    static QList<QWidget *> visibleIn(const QWidget &root)
    {
        QList<QWidget *> all;
        collectVisible(root, all);
        // The parent of a dialog may have been hidden. Qt finds the widgets of windows among all widgets, one by one.
        for (QWindow *handle : QGuiApplication::topLevelWindows()) {
            QWidget *window = handle->isVisible() ? QWidget::find(handle->winId()) : nullptr;
            const QWidget *owner = window ? window->parentWidget() : nullptr;
            while (owner && owner != &root)
                owner = owner->parentWidget();
            if (owner && window->isVisible() && !all.contains(window)) {
                all.append(window);
                collectVisible(*window, all);
            }
        }
        return all;
    }
    static void collectVisible(const QWidget &parent, QList<QWidget *> &all)
    {
        for (QObject *child : parent.children()) {
            auto *widget = qobject_cast<QWidget *>(child);
            if (!widget || !widget->isVisible())
                continue;
            all.append(widget);
            collectVisible(*widget, all);
        }
    }

    /// Activates the window, as a window manager does after a dialog closed; offscreen there is none.
    void activate()
    {
        if (QApplication::activePopupWidget() || front().isActiveWindow())
            return;
        front().activateWindow();
        // A popup that has closed leaves no active window behind. QWindow::isActive() becomes true before the window
        // that shortcuts use.
        if (!support::waitFor([this] { return QApplication::activeWindow() == &front(); }, Patience))
            qWarning() << "this window does not become active:" << front().windowTitle();
    }

    /// The visible part of a widget: the viewport of a view.
    static QWidget *face(QWidget *widget)
    {
        auto *area = qobject_cast<QAbstractScrollArea *>(widget);
        return area ? area->viewport() : widget;
    }

    static bool isInSight(QWidget *widget) { return widget->isVisible() && !face(widget)->visibleRegion().isEmpty(); }
    static QPoint middle(QWidget *widget) { return face(widget)->visibleRegion().boundingRect().center(); }

    static bool isInFront(QWidget *widget, const QPoint &at)
    {
        const QWidget *hit = widget->window()->childAt(widget->mapTo(widget->window(), at));
        return hit && (hit == widget || widget->isAncestorOf(hit));
    }

    /// A mouse click of the window system, at a place where this widget is in front.
    bool press(QWidget *widget, const QPoint &at)
    {
        if (!support::waitFor([&] { return isInFront(widget, at); }, Patience))
            return complain("something covers", nameOf(widget));
        QTest::mouseClick(widget->window()->windowHandle(), Qt::LeftButton, {}, widget->mapTo(widget->window(), at));
        return true;
    }

    /// Presses the arrows of a tab bar that is too narrow, until the middle of the tab is visible.
    bool scrollTo(const QTabBar &tabs, int index)
    {
        auto *back = tabs.findChild<QToolButton *>(QStringLiteral("ScrollLeftButton"));
        auto *on = tabs.findChild<QToolButton *>(QStringLiteral("ScrollRightButton"));
        if (!back->isVisible())
            return true;
        for (int presses = 0; presses < 2 * tabs.count(); ++presses) {
            const int middle = tabs.tabRect(index).center().x();
            if (middle >= 0 && middle < qMin(back->x(), on->x()))
                return true;
            QToolButton *arrow = middle < 0 ? back : on;
            if (!press(arrow, arrow->rect().center()))
                return false;
        }
        return complain("the arrows do not lead to the tab", tabs.tabText(index));
    }

    static QAction *actionOf(const QMenu &menu, const QString &beginning)
    {
        for (QAction *action : menu.actions()) {
            if (QString(action->text()).remove(QLatin1Char('&')).startsWith(beginning))
                return action;
        }
        return nullptr;
    }

    std::pair<QHeaderView *, int> headingOf(const QString &name, const QString &heading) const
    {
        const auto *table = find<QTableView>(name);
        for (int column = 0; table && column < table->model()->columnCount(); ++column) {
            if (!table->isColumnHidden(column)
                && table->model()->headerData(column, Qt::Horizontal).toString() == heading)
                return {table->horizontalHeader(), column};
        }
        return {nullptr, 0};
    }
    static QPoint middleOf(const QHeaderView &header, int column)
    {
        return {header.sectionViewportPosition(column) + header.sectionSize(column) / 2, header.height() / 2};
    }

    bool pressItem(QAbstractItemView &view, const QModelIndex &item)
    {
        return press(view.viewport(), view.visualRect(item).intersected(view.viewport()->rect()).center());
    }

    /// Tab makes a scrolled widget visible. A button of a message may disappear meanwhile.
    bool bringIntoSight(QWidget *widget)
    {
        const QPointer<QWidget> kept(widget);
        for (int press = 0; press < MaxTabs && kept && !isInSight(kept); ++press)
            key(Qt::Key_Tab);
        return kept && isInSight(kept);
    }

    static int firstColumn(const QAbstractItemView &view)
    {
        int column = 0;
        while (column + 1 < view.model()->columnCount() && view.visualRect(view.model()->index(0, column)).isEmpty())
            ++column;
        return column;
    }

    static QStringList words(const QAbstractItemView &view, const QModelIndex &row)
    {
        QStringList words;
        for (int column = 0; column < view.model()->columnCount(row.parent()); ++column) {
            const QModelIndex cell = row.siblingAtColumn(column);
            if (!view.visualRect(cell).isEmpty())
                words += cell.data().toString();
        }
        return words;
    }

    static QStringList rows(const QAbstractItemView &view)
    {
        QStringList texts;
        const auto *tree = qobject_cast<const QTreeView *>(&view);
        QModelIndex row = view.model()->index(0, 0, view.rootIndex());
        while (row.isValid()) {
            if (view.visualRect(row.siblingAtColumn(firstColumn(view))).intersects(view.viewport()->rect()))
                texts += words(view, row).join(u" | ");
            row = tree ? tree->indexBelow(row) : row.siblingAtRow(row.row() + 1);
        }
        return texts;
    }

    bool complain(const char *what, const QString &which) const
    {
        qWarning() << what << which << "in:" << inSight();
        return false;
    }

    QWidget &m_window;
};

} // namespace runlatch::support
