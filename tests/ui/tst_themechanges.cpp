// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "support/warnings.h"
#include "ui/mainwindow.h"
#include "ui/style/theme.h"
#include "ui/workbenchparts.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// A theme that changes while the window is open, high contrast among them, leaves no color of the one before.
class tst_ThemeChanges : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void noColorStays_data();
    void noColorStays();

private:
    QStringList strangers(const Tokens &tokens) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

QPalette highContrast()
{
    return {Qt::white, Qt::black, Qt::white, Qt::black, Qt::black, Qt::white, Qt::black};
}

Tokens tokensOf(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::Light: return Tokens::light();
    case ThemeChoice::Dark: return Tokens::dark();
    case ThemeChoice::System: break;
    }
    return Tokens::highContrast(highContrast());
}

/// The colors that a widget may have of its own.
QList<QRgb> colorsOf(const Tokens &tokens)
{
    QList<QRgb> colors{0};
    for (int token = 0; token <= int(Token::Thumb); ++token)
        colors += tokens.color(Token(token)).rgba();
    for (int tone = 0; tone <= int(Tone::Success); ++tone)
        colors += {tokens.toneText(Tone(tone)).rgba(), tokens.toneFill(Tone(tone)).rgba()};
    const QPalette palette = tokens.palette();
    for (int role = 0; role < QPalette::NColorRoles; ++role) {
        for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
            colors += palette.color(group, QPalette::ColorRole(role)).rgba();
    }
    return colors;
}

constexpr QPalette::ColorRole Drawn[] = {QPalette::WindowText, QPalette::Window,        QPalette::Base,
                                         QPalette::Text,       QPalette::AlternateBase, QPalette::Button,
                                         QPalette::ButtonText, QPalette::Highlight,     QPalette::Link};

} // namespace

void tst_ThemeChanges::init()
{
    support::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    QApplication::setPalette(highContrast()); // that of the system, as the theme finds it
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->setReducedMotion(true);
    m_theme->apply(ThemeChoice::Light);
    m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_window = std::make_unique<MainWindow>(m_engine->workbench);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->pages().makeAll();
}

void tst_ThemeChanges::cleanup()
{
    m_window.reset();
    m_engine.reset();
    m_theme.reset();
    QApplication::setPalette(QPalette());
}

/// The widgets with a color that the theme does not have.
QStringList tst_ThemeChanges::strangers(const Tokens &tokens) const
{
    const QList<QRgb> known = colorsOf(tokens);
    QStringList found;
    for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
        for (const QPalette::ColorRole role : Drawn) {
            const QColor color = widget->palette().color(QPalette::Active, role);
            if (!known.contains(color.rgba()))
                found += u"%1 %2: %3 %4"_s.arg(QLatin1StringView(widget->metaObject()->className()),
                                               widget->accessibleName(), color.name(), QString::number(int(role)));
        }
    }
    return found;
}

void tst_ThemeChanges::noColorStays_data()
{
    QTest::addColumn<ThemeChoice>("before");
    QTest::addColumn<ThemeChoice>("after");
    QTest::newRow("dark") << ThemeChoice::Light << ThemeChoice::Dark;
    QTest::newRow("light") << ThemeChoice::Dark << ThemeChoice::Light;
    QTest::newRow("high contrast") << ThemeChoice::Light << ThemeChoice::System;
    QTest::newRow("no high contrast any more") << ThemeChoice::System << ThemeChoice::Light;
}

void tst_ThemeChanges::noColorStays()
{
    QFETCH(const ThemeChoice, before);
    QFETCH(const ThemeChoice, after);
    m_theme->apply(before);
    for (int page = 0; page < WindowPages::Count; ++page) {
        m_window->showPage(page);
        m_window->grab(); // it was drawn in the theme before
    }
    m_theme->apply(after);
    QCOMPARE(m_theme->isHighContrast(), after == ThemeChoice::System);
    for (int page = 0; page < WindowPages::Count; ++page) {
        m_window->showPage(page);
        m_window->grab();
        QTRY_COMPARE(strangers(tokensOf(after)), QStringList());
    }
}

RUNLATCH_WINDOW_TEST(tst_ThemeChanges)

} // namespace runlatch::ui

#include "tst_themechanges.moc"
