// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/demowindow.h"
#include "support/suite.h"
#include "support/windowtest.h"
#include "windowwalk.h"

#include <QStackedWidget>
#include <QTranslator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// The window can be as small as it should on every page, tab and dialog, and each control has a name.
class tst_WindowLayout : public support::WindowTest<support::DemoWindow>
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        m_window.reset();
        QCoreApplication::removeTranslator(&m_german);
        QApplication::setFont(m_font);
        m_faults.clear();
    }

    void staysSmall_data();
    void staysSmall();
    void everyControlHasAName_data();
    void everyControlHasAName();

private:
    void start(const QSize &size);

    const QFont m_font = QApplication::font();
    QTranslator m_german;
    QStringList m_faults;
};

void tst_WindowLayout::start(const QSize &size)
{
    makeWindow();
    m_window->window().resize(size);
    QVERIFY(m_window->start());
}

/// The parts of a widget, with the size that each needs. A stack is as large as its largest page.
static QString partsOf(const QWidget *one)
{
    QStringList parts;
    for (const QWidget *part : one->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        const QSize least = part->minimumSizeHint().expandedTo(part->minimumSize());
        if (part->isVisible() || qobject_cast<const QStackedWidget *>(one))
            parts += u"%1 %2 %3x%4"_s.arg(QLatin1StringView(part->metaObject()->className()), part->accessibleName())
                         .arg(least.width())
                         .arg(least.height());
    }
    return u" ("_s + parts.join(u", "_s) + u')';
}

/// The innermost parts that need more than the limit.
static QString largestIn(const QWidget &front, const QSize &limit)
{
    QStringList large;
    const auto isLarge = [&limit](const QWidget *one) {
        const QSize least = one->minimumSizeHint().expandedTo(one->minimumSize());
        return one->isVisible() && (least.width() > limit.width() || least.height() > limit.height());
    };
    for (const QWidget *one : front.findChildren<QWidget *>()) {
        const QList<QWidget *> inner = one->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        if (isLarge(one) && std::none_of(inner.cbegin(), inner.cend(), isLarge))
            large += QString::fromLatin1(one->metaObject()->className()) + u' ' + one->accessibleName()
                + one->property("text").toString() + partsOf(one);
    }
    return large.join(u", "_s);
}

void tst_WindowLayout::staysSmall_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<bool>("german");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QSize>("limit");
    const QSize small(900, 600);
    const QSize usual(1280, 800);
    // A wide window must be able to become narrow; it then has the layout for small windows.
    const QSize narrow(1099, 600);
    for (const bool german : {false, true}) {
        const char *language = german ? "German" : "English";
        for (const int points : {10, 14}) {
            QTest::addRow("%d pt, %s, small", points, language) << points << german << small << small;
            QTest::addRow("%d pt, %s, wide", points, language) << points << german << usual << narrow;
        }
    }
}

void tst_WindowLayout::staysSmall()
{
    QFETCH(int, points);
    QFETCH(bool, german);
    QFETCH(QSize, size);
    QFETCH(QSize, limit);
    QFont font = m_font;
    font.setPointSize(points);
    QApplication::setFont(font);
    if (german) {
        QVERIFY(m_german.load(u":/runlatch/translations/runlatch_de.qm"_s));
        QCoreApplication::installTranslator(&m_german);
    }
    start(size);
    if (QTest::currentTestFailed())
        return;
    WindowWalk(*m_window, [&](const QString &place) {
        const QWidget &front = person().front();
        for (QWidget *one : front.findChildren<QWidget *>())
            one->updateGeometry(); // a layout keeps the minimum that it had while its page was being opened
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        const auto fits = [&] { return front.minimumSizeHint().boundedTo(limit) == front.minimumSizeHint(); };
        const bool isSmall = support::waitFor(fits, 1); // layouts settle one after another
        const QSize least = front.minimumSizeHint();
        if (!isSmall)
            m_faults += u"%1 needs %2x%3, for %4"_s.arg(place)
                            .arg(least.width())
                            .arg(least.height())
                            .arg(largestIn(front, limit));
        const QSize now = m_window->window().size();
        if (now != size) // it grew by itself
            m_faults += u"%1 made the window %2x%3"_s.arg(place).arg(now.width()).arg(now.height());
    }).walk();
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

void tst_WindowLayout::everyControlHasAName_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(900, 600);
    QTest::newRow("wide") << QSize(1280, 800);
}

void tst_WindowLayout::everyControlHasAName()
{
    QFETCH(QSize, size);
    start(size);
    if (QTest::currentTestFailed())
        return;
    WindowWalk(*m_window, [this](const QString &place) {
        for (QWidget *widget : person().front().findChildren<QWidget *>()) {
            if (!widget->isVisible() || !support::WindowDriver::isControl(widget))
                continue;
            const QString name = support::WindowDriver::nameOf(widget);
            if (name.isEmpty() || name.contains(u'&'))
                m_faults +=
                    u"%1: %2 is called \"%3\""_s.arg(place, QLatin1StringView(widget->metaObject()->className()), name);
        }
    }).walk();
    m_faults.removeDuplicates();
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

RUNLATCH_WINDOW_TEST(tst_WindowLayout)

} // namespace runlatch::integration

#include "tst_windowlayout.moc"
