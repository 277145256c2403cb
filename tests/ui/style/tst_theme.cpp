// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/theme.h"

#include "support/suite.h"
#include "ui/style/painting.h"
#include "ui/style/style.h"

#include <QApplication>
#include <QFontMetrics>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QStyleOption>
#include <QTest>
#include <QWidget>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch::ui;

/// The theme follows the system, and icons and measures follow the theme.
class tst_Theme : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->apply(ThemeChoice::Light);
    }

    void cleanup()
    {
        m_theme.reset();
        QApplication::setPalette(QPalette());
    }

    void isFoundByTheStyle()
    {
        QWidget widget;
        QCOMPARE(&Theme::of(&widget), m_theme.get());
        QCOMPARE(&Theme::of(nullptr), m_theme.get());
        m_theme.reset();
        QVERIFY(!qobject_cast<Style *>(QApplication::style()));
    }

    void setsThePalette_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::addColumn<QColor>("base");
        QTest::addColumn<QColor>("text");
        QTest::newRow("light") << ThemeChoice::Light << QColor(0xFFFFFF) << QColor(0x1C2127);
        QTest::newRow("dark") << ThemeChoice::Dark << QColor(0x1C1F25) << QColor(0xE4E7EC);
    }
    void setsThePalette()
    {
        QFETCH(ThemeChoice, choice);
        QFETCH(QColor, base);
        QFETCH(QColor, text);
        QWidget widget;
        QSignalSpy changed(m_theme.get(), &Theme::changed);
        m_theme->apply(choice);
        QCOMPARE(changed.size(), 1);
        QTRY_COMPARE(widget.palette().color(QPalette::Base), base);
        QCOMPARE(widget.palette().color(QPalette::WindowText), text);
        QCOMPARE(m_theme->isDark(), choice == ThemeChoice::Dark);
        // Text keeps its color on a selection, because badges in it would otherwise be unreadable.
        QCOMPARE(widget.palette().color(QPalette::HighlightedText), text);
    }

    void followsTheSystem_data()
    {
        QTest::addColumn<QPalette>("system");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("highContrast");
        QTest::newRow("light") << QPalette(QColor(0xEFEFEF)) << false << false;
        QTest::newRow("dark") << QPalette(QColor(0x2A2E32)) << true << false;
        QTest::newRow("high contrast") << QPalette(Qt::white, Qt::black, Qt::white, Qt::black, Qt::black, Qt::white,
                                                   Qt::black)
                                       << true << true;
    }
    void followsTheSystem()
    {
        QFETCH(QPalette, system);
        QFETCH(bool, dark);
        QFETCH(bool, highContrast);
        m_theme.reset();
        QApplication::setPalette(system);
        Theme theme(*qApp);
        theme.apply(ThemeChoice::System);
        QCOMPARE(theme.isDark(), dark);
        QCOMPARE(theme.isHighContrast(), highContrast);
        theme.apply(ThemeChoice::Light);
        QVERIFY(!theme.isDark() && !theme.isHighContrast());
    }

    void readsTheSystemAgainWhenItChanges()
    {
        m_theme->apply(ThemeChoice::System);
        QSignalSpy changed(m_theme.get(), &Theme::changed);
        QWidget window;
        QEvent event(QEvent::ThemeChange);
        QApplication::sendEvent(&window, &event);
        QCOMPARE(changed.size(), 1);
        QVERIFY(!m_theme->isDark());
        QCOMPARE(QApplication::palette().color(QPalette::Base), m_theme->color(Token::Base));
    }

    void measuresFollowTheFont()
    {
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPointSizeF(before.pointSizeF() * 2);
        const int u = m_theme->u();
        QApplication::setFont(large);
        QCOMPARE(m_theme->u(), qMax(4, qRound(QFontMetrics(large).height() / 4.5)));
        QVERIFY(m_theme->u() > u && m_theme->iconSize() > 16);
        QVERIFY(m_theme->controlHeight() > QFontMetrics(large).height());
        QApplication::setFont(before);
        QCOMPARE(m_theme->u(), u);
    }

    /// East Asian texts have the letter of their key behind the words.
    void aTextThatFitsIsNotElided()
    {
        const QString text = u"返信(&R)..."_s;
        const int flags = Qt::AlignLeft | Qt::TextShowMnemonic;
        const QRect rect(QPoint(), QFontMetrics(QApplication::font()).size(Qt::TextShowMnemonic, text));
        const auto drawn = [&rect](const auto &draw) {
            QImage image(rect.size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setFont(QApplication::font());
            draw(painter);
            return image;
        };
        const QImage ours = drawn([&](QPainter &painter) {
            style::paintText(&painter, rect, text, Qt::black, QStyleOption(), flags);
        });
        const QImage whole = drawn([&](QPainter &painter) {
            painter.setPen(Qt::black);
            painter.drawText(rect, flags | Qt::AlignVCenter | Qt::TextSingleLine, text);
        });
        QCOMPARE(ours, whole);
    }

    void iconsFollowModeAndTheme()
    {
        const QIcon icon = m_theme->icon(u"square"_s);
        QCOMPARE(colorOf(icon, QIcon::Normal, QIcon::Off), m_theme->color(Token::Muted));
        QCOMPARE(colorOf(icon, QIcon::Normal, QIcon::On), m_theme->color(Token::Text));
        QCOMPARE(colorOf(icon, QIcon::Disabled, QIcon::Off), m_theme->color(Token::Faint));
        QCOMPARE(colorOf(m_theme->icon(u"square"_s, Token::Link), QIcon::Normal, QIcon::Off), QColor(0x2D4ABF));
        m_theme->apply(ThemeChoice::Dark);
        QCOMPARE(colorOf(icon, QIcon::Normal, QIcon::Off), QColor(0xA3ABB8));
    }

    void iconsKnowTheDevicesRatio()
    {
        const QPixmap pixmap = m_theme->icon(u"square"_s).pixmap(QSize(16, 16), 2.0);
        QCOMPARE(pixmap.size(), QSize(32, 32));
        QCOMPARE(pixmap.devicePixelRatio(), 2.0);
    }

    void iconsOutliveTheTheme()
    {
        const QIcon icon = m_theme->icon(u"square"_s);
        m_theme.reset();
        QVERIFY(icon.pixmap(16).isNull());
    }

private:
    /// The strongest color of a square icon.
    static QColor colorOf(const QIcon &icon, QIcon::Mode mode, QIcon::State state)
    {
        const QImage image = icon.pixmap(QSize(96, 96), 1, mode, state).toImage();
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, 48)) == 255)
                return QColor(image.pixel(x, 48));
        }
        return {};
    }

    std::unique_ptr<Theme> m_theme;
};

RUNLATCH_WINDOW_TEST(tst_Theme)
#include "tst_theme.moc"
