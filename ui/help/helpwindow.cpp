// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/help/helpwindow.h"

#include "settings/preferences.h"
#include "ui/help/helpcontents.h"
#include "ui/markdown/markdownview.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/clearbutton.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/frames/screenfit.h"
#include "ui/widgets/keys/taborder.h"
#include "ui/widgets/labels/label.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int PercentStep = 10;
constexpr int MaxSearchLength = 200;

} // namespace

HelpWindow::HelpWindow(settings::Preferences &preferences, const help::Library::Filling &filling, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_preferences(preferences)
    , m_filling(filling)
    , m_search(new QLineEdit)
    , m_nothing(new Label(tr("No section has all of these words.")))
    , m_contents(new HelpContents)
    , m_view(new MarkdownView(tr("Page of the help")))
{
    setAttribute(Qt::WA_QuitOnClose, false); // the program ends with its main window
    m_back = addButton(tr("Back"), u"chevron-left"_s, QKeySequence(Qt::ALT | Qt::Key_Left));
    m_forward = addButton(tr("Forward"), u"chevron-right"_s, QKeySequence(Qt::ALT | Qt::Key_Right));
    m_view->setOwnLinks([this](const QUrl &url) { return follow(url); });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    buildBar();
    layout->addWidget(m_nothing);
    buildPanes();
    connect(m_back, &QPushButton::clicked, this, [this] { go(-1); });
    connect(m_forward, &QPushButton::clicked, this, [this] { go(1); });
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_search, &QLineEdit::returnPressed, m_contents, qOverload<>(&QWidget::setFocus));
    connect(m_contents, &HelpContents::placeWanted, this, &HelpWindow::showPlace);
    const int u = Theme::of(this).u();
    auto *screen = new ScreenFit(*this, QSize(120, 80) * u);
    resize(QSize(220, 160) * u);
    restoreGeometry(preferences.helpGeometry());
    screen->fit();
    m_view->setTextScale(preferences.helpPercent() / 100.0);
    reload();
}

QPushButton *HelpWindow::addButton(const QString &text, const QString &icon, const QKeySequence &key)
{
    //: %1 is a command, %2 its key
    const QString tip = tr("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText));
    QPushButton *button = makeButton(ButtonRole::Icon, text, icon, this);
    button->setShortcut(key);
    button->setToolTip(tip);
    return button;
}

void HelpWindow::buildBar()
{
    const int u = Theme::of(this).u();
    m_search->setAccessibleName(tr("Search in the help"));
    m_search->setPlaceholderText(tr("Search in all pages (Ctrl+F)"));
    m_search->setMaxLength(MaxSearchLength);
    addClearButton(*m_search);
    m_nothing->setContentsMargins(3 * u, 0, 3 * u, u);
    m_nothing->hide();
    const auto addSize = [this](const QString &text, const QString &icon, const QKeySequence &key, int change) {
        QPushButton *button = addButton(text, icon, key);
        connect(button, &QPushButton::clicked, this,
                [this, change] { setPercent(m_preferences.helpPercent() + change); });
        return button;
    };
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(2 * u, 2 * u, 2 * u, 2 * u);
    bar->setSpacing(u);
    bar->addWidget(m_back);
    bar->addWidget(m_forward);
    bar->addWidget(m_search, 1);
    bar->addWidget(addSize(tr("Smaller text"), u"minus"_s, QKeySequence(Qt::CTRL | Qt::Key_Minus), -PercentStep));
    bar->addWidget(addSize(tr("Larger text"), u"plus"_s, QKeySequence(Qt::CTRL | Qt::Key_Plus), PercentStep));
    static_cast<QVBoxLayout *>(layout())->addLayout(bar);
    const auto addKey = [this](const QKeySequence &key, const auto &act) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, act);
    };
    addKey(QKeySequence(Qt::CTRL | Qt::Key_0), [this] { setPercent(100); });
    addKey(QKeySequence(Qt::CTRL | Qt::Key_F), [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
}

void HelpWindow::buildPanes()
{
    const int u = Theme::of(this).u();
    auto *page = new QWidget;
    auto *around = new QVBoxLayout(page);
    around->setContentsMargins(4 * u, 2 * u, 2 * u, 2 * u);
    around->addWidget(m_view);
    auto *panes = new PaneSplitter(Qt::Horizontal, this);
    panes->setPanes(m_contents, 0, page, 1);
    panes->keepShares(m_preferences, u"help"_s);
    panes->arrange(Qt::Horizontal, {30, 70});
    static_cast<QVBoxLayout *>(layout())->addWidget(panes, 1);
    setFocusProxy(m_view); // its keys scroll the page
}

void HelpWindow::reload()
{
    setWindowTitle(tr("Help for Runlatch"));
    m_library.emplace(help::Library::language(), m_filling);
    search(m_search->text());
}

void HelpWindow::showPlace(const QString &place)
{
    const QString wanted = m_library->page(place) ? place : m_library->pages().constFirst().name;
    if (wanted != this->place()) {
        m_places = m_places.mid(0, m_places.isEmpty() ? 0 : m_at + 1);
        m_places.append(wanted);
        if (m_places.size() > MaxPlaces)
            m_places.removeFirst();
        m_at = m_places.size() - 1;
    }
    render();
}

void HelpWindow::go(qsizetype steps)
{
    m_at = std::clamp<qsizetype>(m_at + steps, 0, m_places.size() - 1);
    render();
}

void HelpWindow::render()
{
    const help::Page *page = m_library->page(place());
    const int section = page->indexOf(place().section(u'#', 1));
    m_view->setMarkdown(page->markdown);
    m_view->showHeading(std::max(section, 0));
    m_contents->setCurrentPlace(place());
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_places.size());
    setWindowTitle(tr("%1 - Help for Runlatch").arg(page->title));
}

void HelpWindow::search(const QString &words)
{
    const QStringList wanted = help::Library::wordsOf(words);
    m_contents->setContents(*m_library, words);
    m_contents->setCurrentPlace(place());
    m_nothing->setVisible(m_contents->count() == 0);
    m_view->setMarked(wanted);
}

void HelpWindow::setPercent(int percent)
{
    m_preferences.setHelpPercent(percent);
    m_view->setTextScale(m_preferences.helpPercent() / 100.0);
}

bool HelpWindow::follow(const QUrl &url)
{
    const QString place = help::placeOf(url);
    if (place.isEmpty())
        return false;
    showPlace(place);
    return true;
}

void HelpWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !m_library)
        return;
    reload();
    if (!m_places.isEmpty())
        render();
}

void HelpWindow::closeEvent(QCloseEvent *event)
{
    m_preferences.setHelpGeometry(saveGeometry());
    QWidget::closeEvent(event);
}

bool HelpWindow::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

void HelpWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace runlatch::ui
