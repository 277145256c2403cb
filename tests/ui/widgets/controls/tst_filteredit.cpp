// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/filteredit.h"

#include "models/changerequestsieve.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/style/painting.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// The line of a filter offers what fits, underlines what is wrong, and leaves what is being written alone.
class tst_FilterEdit : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init()
    {
        support::failOnWarnings();
        m_edit = std::make_unique<FilterEdit>(u"Filter"_s, u"created:<7d"_s, models::ChangeRequestSieve::fields());
        connect(m_edit.get(), &FilterEdit::edited, m_edit.get(), [this](const QString &text) {
            const auto filter =
                filter::Expression::parse(text, models::ChangeRequestSieve::fields(), QDateTime::currentDateTimeUtc());
            m_edit->setFaults(filter.faults());
        });
        m_edit->resize(500, 60);
        m_edit->show();
        m_edit->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_edit.get()));
        m_edit->setFocus();
        m_line = m_edit->findChild<QLineEdit *>();
    }
    void cleanup() { m_edit.reset(); }

    void clearsByAButtonWithAName()
    {
        QAction *clear = nullptr;
        for (QAction *action : m_line->actions()) {
            if (action->text() == "Clear"_L1)
                clear = action;
        }
        QVERIFY(clear && !clear->isVisible());
        m_edit->setText(u"tls"_s);
        QVERIFY(clear->isVisible());
        clear->trigger();
        QVERIFY(m_edit->text().isEmpty() && !clear->isVisible());
    }

    void underlinesWhatWasLeftWrong()
    {
        const QImage right = shotOf(u"created:>2026 tls"_s);
        QVERIFY(m_line->accessibleDescription().isEmpty());
        const QImage wrong = shotOf(u"created:soon tls"_s);
        QVERIFY(m_line->accessibleDescription().contains(u"soon"_s));
        QVERIFY(m_line->toolTip().contains(u"soon"_s));
        QVERIFY(m_line->property(style::InvalidProperty).toBool());
        QCOMPARE(reddish(right), 0);
        QVERIFY(reddish(wrong) > 20);
    }

    void tellsEachFaultOrTheirNumber()
    {
        m_edit->setText(u"is:foo created:soon"_s);
        QTest::keyClick(m_line, Qt::Key_Return);
        QVERIFY(reason()->text().contains(u"“is”"_s) && reason()->text().contains(u"“foo”"_s));
        QVERIFY(reason()->text().contains(u"“soon”"_s));
        m_edit->setText(u"is:foo created:soon is:bar is:baz"_s);
        QTest::keyClick(m_line, Qt::Key_Return);
        QCOMPARE(reason()->text().count(u'\n'), 2);
        QVERIFY(reason()->text().endsWith(u"further part(s) of the filter cannot be understood."_s));
        QVERIFY(m_line->toolTip().contains(u"“baz”"_s));
    }

    void whatIsBeingWrittenIsNoFault()
    {
        QTest::keyClicks(m_line, u"created:"_s);
        QVERIFY(m_line->accessibleDescription().isEmpty());
        QTest::keyClicks(m_line, u" tls"_s);
        QVERIFY(!m_line->accessibleDescription().isEmpty());
        QVERIFY(reason()->isVisible());
        QTest::keyClick(m_line, Qt::Key_Home);
        QVERIFY(m_line->accessibleDescription().isEmpty()); // the cursor is back at the fault
    }

    void aValueThatCannotBecomeOneIsMarkedAtOnce()
    {
        QTest::keyClicks(m_line, u"is:ar"_s);
        QVERIFY(m_line->accessibleDescription().isEmpty());
        QTest::keyClicks(m_line, u"x"_s);
        QVERIFY(m_line->accessibleDescription().contains(u"“arx”"_s));
        QVERIFY(reason()->isVisible());
        QVERIFY(m_line->property(style::InvalidProperty).toBool());
        QTest::keyClick(m_line, Qt::Key_Backspace);
        QVERIFY(m_line->accessibleDescription().isEmpty());
    }

    void offersNamesThenValues()
    {
        QTest::keyClicks(m_line, u"i"_s);
        QAbstractItemView *offers = QApplication::activePopupWidget()->findChild<QAbstractItemView *>();
        if (!offers)
            offers = qobject_cast<QAbstractItemView *>(QApplication::activePopupWidget());
        QVERIFY(offers);
        QCOMPARE(offers->model()->index(0, 0).data().toString(), u"is:"_s);
        QTest::keyClick(offers, Qt::Key_Down);
        QTest::keyClick(offers, Qt::Key_Return);
        QCOMPARE(m_edit->text(), u"is:"_s);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QCOMPARE(offers->model()->rowCount(), 2);
        QTest::keyClick(offers, Qt::Key_Down);
        QTest::keyClick(offers, Qt::Key_Return);
        QCOMPARE(m_edit->text(), u"is:active "_s);
        QVERIFY(!offers->isVisible());
    }

    void enterEndsWhatIsBeingWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("choice") << u"is:archi"_s;
        QTest::newRow("time") << u"tls created:banana"_s;
        QTest::newRow("no value") << u"by:"_s;
    }
    void enterEndsWhatIsBeingWritten()
    {
        QFETCH(QString, text);
        QTest::keyClicks(m_line, text);
        QVERIFY(m_line->accessibleDescription().isEmpty());
        QTest::keyClick(m_line, Qt::Key_Return);
        QVERIFY(!m_line->accessibleDescription().isEmpty());
        QVERIFY(reason()->isVisible());
        QTest::keyClicks(m_line, u"v"_s); // the user types on
        QVERIFY(m_line->accessibleDescription().isEmpty());
    }

    /// Whoever typed a fault goes on typing: Enter does not end that, wherever the fault is.
    void enterDoesNotEndWhatIsWrong()
    {
        const QSignalSpy finished(m_edit.get(), &FilterEdit::finished);
        for (const QString &wrong : {u"is:foo"_s, u"is:foo tls"_s, u"\"tls"_s}) {
            m_edit->setText(wrong);
            QTest::keyClick(m_line, Qt::Key_Return);
            QVERIFY(m_line->hasFocus());
        }
        QCOMPARE(finished.size(), 0);
        m_edit->setText(u"is:archived"_s);
        QTest::keyClick(m_line, Qt::Key_Return);
        QCOMPARE(finished.size(), 1);
    }

    void enterTakesTheOnlyValue()
    {
        QTest::keyClicks(m_line, u"is:ar"_s);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QCOMPARE(m_edit->text(), u"is:archived "_s);
        QVERIFY(m_line->accessibleDescription().isEmpty());
    }

    /// Enter leaves a word: the word is searched, although a field name begins with it.
    void enterLeavesAWord()
    {
        QTest::keyClicks(m_line, u"crea"_s);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QCOMPARE(m_edit->text(), u"crea"_s);
    }

    void escapeClearsAndThenLeaves()
    {
        const QSignalSpy left(m_edit.get(), &FilterEdit::left);
        m_edit->setText(u"tls"_s);
        QTest::keyClick(m_line, Qt::Key_Escape);
        QCOMPARE(m_edit->text(), QString());
        QCOMPARE(left.size(), 0);
        QTest::keyClick(m_line, Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
    }

    void escapeClosesTheOffersForGood()
    {
        QTest::keyClicks(m_line, u"i"_s);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QVERIFY(!QApplication::activePopupWidget());
        QCOMPARE(m_edit->text(), u"i"_s);
        m_edit->setKnownValues({{u"by"_s, {u"alice"_s}}}); // as it happens while requests arrive
        QVERIFY(!QApplication::activePopupWidget());
        QTest::keyClicks(m_line, u"s"_s);
        QVERIFY(QApplication::activePopupWidget());
    }

    void tabTakesTheChosenOfferOrTheFirst()
    {
        QTest::keyClicks(m_line, u"i"_s);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Tab);
        QCOMPARE(m_edit->text(), u"is:"_s);
        QTRY_VERIFY(QApplication::activePopupWidget()); // the field's values
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Tab);
        QCOMPARE(m_edit->text(), u"is:archived "_s);
        QVERIFY(!QApplication::activePopupWidget());
        QVERIFY(m_line->hasFocus());
    }

    void downOffersTheFieldsInAnEmptyLine()
    {
        QVERIFY(!QApplication::activePopupWidget());
        QTest::keyClick(m_line, Qt::Key_Down);
        QTRY_VERIFY(QApplication::activePopupWidget());
        const auto *offers = qobject_cast<QAbstractItemView *>(QApplication::activePopupWidget());
        QVERIFY(offers);
        QCOMPARE(offers->model()->rowCount(), static_cast<int>(models::ChangeRequestSieve::fields().size()));
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QVERIFY(!QApplication::activePopupWidget());
        QVERIFY(m_edit->text().isEmpty());
    }

private:
    QLabel *reason() const
    {
        for (QLabel *label : m_edit->findChildren<QLabel *>()) {
            if (!label->text().isEmpty())
                return label;
        }
        return nullptr;
    }

    QImage shotOf(const QString &text)
    {
        m_edit->setText(text);
        return m_line->grab().toImage();
    }

    /// The reddish pixels inside the border: the underline, which is drawn with anti-aliasing.
    static int reddish(const QImage &image)
    {
        int found = 0;
        for (int y = 4; y < image.height() - 4; ++y) {
            for (int x = 4; x < image.width() - 4; ++x) {
                const QColor color = image.pixelColor(x, y);
                found += color.red() > color.green() + 30 && color.red() > color.blue() + 20 ? 1 : 0;
            }
        }
        return found;
    }

    std::unique_ptr<FilterEdit> m_edit;
    QLineEdit *m_line = nullptr;
};

RUNLATCH_WINDOW_TEST(tst_FilterEdit)
#include "tst_filteredit.moc"
