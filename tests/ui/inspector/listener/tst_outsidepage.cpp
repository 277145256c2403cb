// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/outsidepage.h"

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/segmented.h"

#include <QCheckBox>
#include <QLineEdit>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using settings::OutsideAccess;
using Way = OutsideAccess::Way;

/// The page gives back what it was given, refuses what cannot be used, and takes a tick for one text alone.
class tst_OutsidePage : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void givesBackWhatItWasGiven();
    void refusesWhatIsNoUrl();
    void refusesWhatIsNoCommand();
    void aTickIsForOneText();
};

void tst_OutsidePage::givesBackWhatItWasGiven()
{
    const OutsideAccess access{.way = Way::Tunnel,
                               .url = QUrl(u"https://tunnel.example/in"_s),
                               .command = u"ngrok http {port}"_s,
                               .startsWithListener = true};
    OutsidePage page(access);
    page.show();
    QCOMPARE(page.access(), access);
    QVERIFY(page.check());
    QVERIFY(!page.isConsentNew()); // the settings ticked it, nobody else did
}

void tst_OutsidePage::refusesWhatIsNoUrl()
{
    OutsidePage page({.way = Way::Url, .url = QUrl(u"https://tunnel.example"_s)});
    page.show();
    Field *field = support::field(page, u"Public URL"_s);
    QVERIFY(page.check());
    for (const QString &text : {u""_s, u"tunnel.example"_s, u"ftp://a.example"_s, u"https://u:p@a.example"_s,
                                u"https://a.example/?x"_s}) {
        static_cast<QLineEdit *>(field->editor())->setText(text);
        QVERIFY2(!page.check(), qPrintable(text));
        QVERIFY(field->hasError());
    }
    page.findChild<Segmented *>()->setCurrent(static_cast<int>(Way::None));
    QVERIFY(page.check());
}

void tst_OutsidePage::refusesWhatIsNoCommand()
{
    OutsidePage page({.way = Way::Tunnel, .command = u"ssh nokey@{server}"_s});
    page.show();
    Field *field = support::field(page, u"Tunnel command"_s);
    QVERIFY(!page.check());
    QVERIFY(field->hasError());
    static_cast<QLineEdit *>(field->editor())->setText(u"ssh nokey@tunnel.example"_s);
    QVERIFY(page.check());
    QVERIFY(!field->hasError());
}

void tst_OutsidePage::aTickIsForOneText()
{
    OutsidePage page({.way = Way::Tunnel, .command = u"ngrok http {port}"_s});
    page.show();
    auto *starts = page.findChild<QCheckBox *>();
    starts->click();
    QVERIFY(page.isConsentNew() && page.access().startsWithListener);
    static_cast<QLineEdit *>(support::field(page, u"Tunnel command"_s)->editor())->setText(u"sh -c other"_s);
    QVERIFY(!page.isConsentNew() && !page.access().startsWithListener);
}

RUNLATCH_WINDOW_TEST(tst_OutsidePage)
#include "tst_outsidepage.moc"
