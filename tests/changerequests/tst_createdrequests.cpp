// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/createdrequests.h"

#include "base/utc.h"
#include "support/changerequests.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

/// The change requests of a bulk create are told apart by subject and time.
class tst_CreatedRequests : public QObject
{
    Q_OBJECT
private slots:
    void knowsItsOwn_data();
    void knowsItsOwn();
};

void tst_CreatedRequests::knowsItsOwn_data()
{
    const QDateTime sentAt(QDate(2026, 3, 1), QTime(12, 0), base::Utc);
    QTest::addColumn<QDateTime>("sentAt");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QDateTime>("createdAt");
    QTest::addColumn<bool>("expected");
    QTest::newRow("later") << sentAt << u"Pin actions"_s << sentAt.addSecs(60) << true;
    QTest::newRow("the service's clock is behind") << sentAt << u"Pin actions"_s << sentAt.addSecs(-600) << true;
    QTest::newRow("an earlier bulk create") << sentAt << u"Pin actions"_s << sentAt.addSecs(-601) << false;
    QTest::newRow("another subject") << sentAt << u"Pin Actions"_s << sentAt.addSecs(60) << false;
    QTest::newRow("without a time") << sentAt << u"Pin actions"_s << QDateTime() << true;
    QTest::newRow("not known when it was sent") << QDateTime() << u"Pin actions"_s << sentAt.addSecs(-601) << true;
    QTest::newRow("another subject, no times") << QDateTime() << u"Other"_s << QDateTime() << false;
}

void tst_CreatedRequests::knowsItsOwn()
{
    QFETCH(const QDateTime, sentAt);
    QFETCH(const QString, subject);
    QFETCH(const QDateTime, createdAt);
    QFETCH(const bool, expected);
    const CreatedRequests created{
        .endpoint = {}, .organization = u"acme"_s, .subject = u"Pin actions"_s, .targets = 2, .sentAt = sentAt};
    protocol::ChangeRequest changeRequest = support::changeRequest(u"wscr-1"_s);
    changeRequest.subject = subject;
    changeRequest.createdAt = createdAt;
    QCOMPARE(created.mayInclude(changeRequest), expected);
}

RUNLATCH_TEST(tst_CreatedRequests)

} // namespace runlatch::changerequests

#include "tst_createdrequests.moc"
