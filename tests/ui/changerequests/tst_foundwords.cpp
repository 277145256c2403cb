// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/foundwords.h"

#include "base/utc.h"
#include "models/changerequestsieve.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The words that a filter looks for anywhere are those that are marked in the text.
class tst_FoundWords : public QObject
{
    Q_OBJECT
private slots:
    void words_data();
    void words();
};

void tst_FoundWords::words_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("nothing") << QString() << QStringList();
    QTest::newRow("words") << u"tls upgrade tls"_s << QStringList{u"tls"_s, u"upgrade"_s};
    QTest::newRow("either") << u"tls OR ssl"_s << QStringList{u"tls"_s, u"ssl"_s};
    QTest::newRow("quoted") << u"\"before the end\""_s << QStringList{u"before the end"_s};
    QTest::newRow("wildcards") << u"te*form*"_s << QStringList{u"te"_s, u"form"_s};
    QTest::newRow("what must not be there") << u"-tls is:active workspace:net"_s << QStringList();
}

void tst_FoundWords::words()
{
    QFETCH(QString, filter);
    const QDateTime now(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
    QTEST(foundWords(filter::Expression::parse(filter, models::ChangeRequestSieve::fields(), now)), "words");
}

RUNLATCH_TEST(tst_FoundWords)

} // namespace runlatch::ui

#include "tst_foundwords.moc"
