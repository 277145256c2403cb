// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/selectablelabel.h"

#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// Labels and badges show any text as it is, as far as there is room, and its whole in the tool tip.
class tst_Labels : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(QFont(u"Noto Sans"_s, 10)); }
    void init() { support::failOnWarnings(); }

    void badgeElidesTheWordAndKeepsTheIcon()
    {
        const BadgeSpec spec{u"A very long word indeed"_s, Tone::Error, u"circle-x"_s, false};
        const auto draw = [&](int width) {
            QImage image(width, 20, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintBadge(&painter, image.rect(), spec, *m_theme);
            return image;
        };
        const int icon = m_theme->iconSize() + 2 * m_theme->u();
        QCOMPARE(draw(60).copy(3, 0, icon - 6, 20), draw(badgeSize(*m_theme, spec).width()).copy(3, 0, icon - 6, 20));
        QCOMPARE(Badge(spec).accessibleName(), spec.text);
    }

    void labelsNeverTakeTextForMarkup()
    {
        const QString hostile = u"<img src='file:///etc/passwd'><b>x</b>"_s;
        for (const QLabel *label : {static_cast<QLabel *>(new Label(hostile, TextStyle::Body, &m_home)),
                                    static_cast<QLabel *>(new ElidedLabel(hostile, TextStyle::Body, &m_home)),
                                    static_cast<QLabel *>(new SelectableLabel(hostile, TextStyle::Body, &m_home))}) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            QCOMPARE(support::nameOf(label), hostile);
        }
    }

    void elidedLabelNeverForcesAWidth()
    {
        ElidedLabel label(QString(500, u'w'));
        QVERIFY(label.minimumSizeHint().width() < 100);
        label.resize(120, 20);
        QVERIFY(label.isElided());
        label.setText(u"short"_s);
        QVERIFY(!label.isElided());
    }

    void whatIsCutOffIsInTheToolTipAsItIs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("signs") << u"R&D \"network\""_s;
        QTest::newRow("markup") << u"R&D <b>network</b>"_s;
    }

    void whatIsCutOffIsInTheToolTipAsItIs()
    {
        QFETCH(QString, text);
        ElidedLabel label(text);
        label.resize(40, label.sizeHint().height());
        label.show();
        QVERIFY(QTest::qWaitForWindowExposed(&label));
        QHelpEvent help(QEvent::ToolTip, {}, label.mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(&label, &help);
        QTextDocument shown; // shown as rich text if Qt takes it for rich text
        Qt::mightBeRichText(QToolTip::text()) ? shown.setHtml(QToolTip::text()) : shown.setPlainText(QToolTip::text());
        QCOMPARE(shown.toPlainText(), text);
        QToolTip::hideText();
    }

private:
    QWidget m_home;
};

RUNLATCH_WINDOW_TEST(tst_Labels)
#include "tst_labels.moc"
