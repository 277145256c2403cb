// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/widgets/frames/undobar.h"
#include "ui/widgets/labels/label.h"

#include <QPaintEvent>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

/// The bar of what can be undone tells the time in words and as a line, and costs little meanwhile.
class tst_UndoBar : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void theLineAloneMoves();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && qobject_cast<UndoBar *>(watched))
            m_heights += static_cast<QPaintEvent *>(event)->region().boundingRect().height();
        else if (event->type() == QEvent::Paint)
            ++m_wordsPainted;
        return QObject::eventFilter(watched, event);
    }

private:
    QList<int> m_heights; ///< of what the bar painted
    int m_wordsPainted = 0;
};

/// For each frame of the display the bar paints two rows of pixels, and asks for no words within a second.
void tst_UndoBar::theLineAloneMoves()
{
    std::chrono::milliseconds left = 7s;
    QList<int> asked;
    const auto words = [&asked](int seconds) {
        asked += seconds;
        return UndoBar::Words{1, u"Archived."_s, u"It is sent in %1 s"_s.arg(seconds), u"Send now"_s};
    };
    UndoBar bar(u"archive"_s, u"undo"_s, {[&left] { return left; }, words, [] { return QList<UndoBar::Item>(); }});
    bar.resize(900, bar.sizeHint().height());
    bar.refresh();
    QVERIFY(QTest::qWaitForWindowExposed(&bar));
    bar.installEventFilter(this);
    for (Label *label : bar.findChildren<Label *>())
        label->installEventFilter(this);
    asked.clear();
    m_heights.clear();
    QTRY_VERIFY(m_heights.size() > 10);
    m_heights.remove(0, 3); // the window may still be shown
    QCOMPARE(*std::max_element(m_heights.begin(), m_heights.end()), 2);
    QCOMPARE(asked, QList<int>());
    m_wordsPainted = 0;
    left = 6s;
    QTRY_COMPARE(asked, QList{6});
    QTRY_VERIFY(m_wordsPainted > 0);
}

RUNLATCH_WINDOW_TEST(tst_UndoBar)

} // namespace runlatch::ui

#include "tst_undobar.moc"
