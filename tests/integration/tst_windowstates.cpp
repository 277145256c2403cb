// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/cuttexts.h"
#include "support/suite.h"
#include "support/windowtest.h"
#include "ui/widgets/frames/headerstrip.h"
#include "windowwalk.h"

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// Nothing is cut in the window with small and large text from the size on that its table of states names.
class tst_WindowStates : public support::WindowTest<support::DemoWindow>
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        m_window.reset();
        QApplication::setFont(m_font);
        wording::installTranslations(*qApp);
        m_faults.clear();
    }

    void nothingIsCut_data();
    void nothingIsCut();

private:
    void look(const QString &place);
    QStringList faultsAt(const QWidget &front, const QSize &size) const;

    const QFont m_font = QApplication::font();
    QSize m_heads;
    QSize m_all;
    QMap<QString, QStringList> m_faults; ///< the places by the fault
};

void tst_WindowStates::nothingIsCut_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<QSize>("heads"); // from this size on nothing is cut in the heads of the pages
    QTest::addColumn<QSize>("all");   // and from this one in the whole window, if there is one
    QTest::addColumn<QLocale>("language");
    const QLocale german(QLocale::German);
    const QLocale english(QLocale::English);
    struct Row
    {
        int points;
        QSize heads;
        QSize all;
    };
    for (const Row &row : {Row{9, {800, 500}, {800, 500}}, Row{11, {800, 500}, {800, 500}}, Row{14, {900, 600}, {}},
                           Row{18, {1440, 900}, {1440, 900}}}) {
        if (row.points > 9)
            QTest::addRow("%d pt, English", row.points) << row.points << row.heads << row.all << english;
        QTest::addRow("%d pt, German", row.points) << row.points << row.heads << row.all << german;
    }
}

/// Lays out all that waits for it. A layout may change what is shown, and that another layout.
static void settle()
{
    for (int round = 0; round < 4; ++round)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

QStringList tst_WindowStates::faultsAt(const QWidget &front, const QSize &size) const
{
    if (m_all.isValid() && size.width() >= m_all.width() && size.height() >= m_all.height())
        return support::faultsIn(front);
    QStringList faults;
    for (const auto *head : front.findChildren<ui::HeaderStrip *>())
        faults += support::faultsIn(*head);
    return faults;
}

void tst_WindowStates::look(const QString &place)
{
    QWidget &front = person().front();
    QWidget &window = m_window->window();
    const QSize own = front.size();
    for (const QSize size : {QSize(1440, 900), QSize(1280, 800), QSize(1024, 768), QSize(900, 600), QSize(800, 500)}) {
        if (size.width() < m_heads.width() || size.height() < m_heads.height())
            continue;
        front.resize(&front == &window ? size : front.sizeHint().expandedTo(front.minimumSizeHint()).boundedTo(size));
        settle();
        const QString at = u"%1 at %2x%3"_s.arg(place).arg(size.width()).arg(size.height());
        for (const QString &fault : faultsAt(front, size))
            m_faults[fault] += at;
        if (front.width() > size.width() || front.height() > size.height())
            m_faults[u"needs %1x%2"_s.arg(front.width()).arg(front.height())] += at;
    }
    front.resize(own);
    settle();
}

void tst_WindowStates::nothingIsCut()
{
    QFETCH(int, points);
    QFETCH(QSize, heads);
    QFETCH(QSize, all);
    QFETCH(QLocale, language);
    m_heads = heads;
    m_all = all;
    QFont font = m_font;
    font.setPointSize(points);
    QApplication::setFont(font);
    wording::changeLanguage(*qApp, language);
    makeWindow();
    m_window->window().resize(1280, 800);
    QVERIFY(m_window->start());
    WindowWalk(*m_window, [this](const QString &place) { look(place); }).walk();
    for (auto fault = m_faults.cbegin(); fault != m_faults.cend(); ++fault)
        qInfo().noquote() << fault.key() << fault->size() << "times, first" << fault->first();
    QVERIFY2(m_faults.isEmpty(), "the faults are above");
}

RUNLATCH_WINDOW_TEST(tst_WindowStates)

} // namespace runlatch::integration

#include "tst_windowstates.moc"
