// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/invention.h"
#include "simulator/state/texts.h"
#include "support/suite.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::simulator;

/// Invented texts are varied, fill every gap, and ids are made once.
class tst_Invention : public QObject
{
    Q_OBJECT

private slots:
    void fillsEveryGap();
    void usesAllTemplatesBeforeOneComesAgain();
    void makesIdsOnce();
    void hasVariedMarkdown();
};

void tst_Invention::fillsEveryGap()
{
    Invention invention(7);
    static const QRegularExpression gap(u"\\{[a-z]+\\}"_s);
    for (int index = 0; index < 5 * textTemplateCount(); ++index) {
        const Text text = invention.changeRequest(u"net-prod-eu"_s);
        QVERIFY2(!text.subject.contains(gap) && !text.message.contains(gap), qPrintable(text.subject));
    }
}

void tst_Invention::usesAllTemplatesBeforeOneComesAgain()
{
    Invention invention(7);
    QSet<QString> beginnings; // beginnings of the texts, up to the first gap
    for (int index = 0; index < textTemplateCount(); ++index)
        beginnings.insert(invention.changeRequest(u"net-prod-eu"_s).message.left(12));
    QSet<QString> templates;
    for (int index = 0; index < textTemplateCount(); ++index)
        templates.insert(textTemplate(index).message.left(12));
    QCOMPARE(beginnings.size(), templates.size());
}

void tst_Invention::makesIdsOnce()
{
    Invention invention(7);
    QSet<QString> ids;
    for (int index = 0; index < 1000; ++index)
        ids.insert(invention.id(u"ws"));
    QCOMPARE(ids.size(), 1000);
    static const QRegularExpression form(u"^ws-[1-9A-HJ-NP-Za-km-z]{16}$"_s);
    QVERIFY(form.match(*ids.cbegin()).hasMatch());
}

void tst_Invention::hasVariedMarkdown()
{
    QString all;
    for (int index = 0; index < textTemplateCount(); ++index)
        all += textTemplate(index).message;
    for (const QString &part :
         {u"\n## "_s, u"\n- "_s, u"\n1. "_s, u"- [x] "_s, u"|---|"_s, u"\n```hcl\n"_s, u"\n> "_s, u"**"_s})
        QVERIFY2(all.contains(part), qPrintable(part));
}

RUNLATCH_TEST(tst_Invention)
#include "tst_invention.moc"
