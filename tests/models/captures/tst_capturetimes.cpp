// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/capturefixture.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::models {

using CaptureColumn = CaptureModel::Column;

/// The time of a capture has its date unless it is of today, by the calendar of this computer.
class tst_CaptureTimes : public QObject, protected support::CaptureFixture
{
    Q_OBJECT
private slots:
    void init() { m_clock.reset(); }
    void anotherDayHasItsDate();
    void midnightGivesADate();

private:
    static QString text(const CaptureModel &model, int row, CaptureColumn column)
    {
        return model.index(row, static_cast<int>(column)).data().toString();
    }
};

#ifdef Q_OS_UNIX
namespace {

/// Central European time, until it goes.
class CentralEurope
{
public:
    CentralEurope() { use("CET-1CEST,M3.5.0,M10.5.0/3"); }
    ~CentralEurope() { use(m_before); }
    Q_DISABLE_COPY_MOVE(CentralEurope)

private:
    static void use(const QByteArray &zone)
    {
        qputenv("TZ", zone);
        tzset();
    }
    const QByteArray m_before = qgetenv("TZ");
};

} // namespace
#endif

/// The day of 28 March 2027 has 23 hours there, and begins at 23:00 UTC.
void tst_CaptureTimes::anotherDayHasItsDate()
{
#ifdef Q_OS_UNIX
    const CentralEurope zone;
    const QDateTime summer(QDate(2027, 3, 28), QTime(21, 30), base::Utc); // 23:30 in the evening
    m_clock.advance(std::chrono::milliseconds(m_clock.utc().msecsTo(summer)));
    CaptureModel model(nullptr, m_clock);
    store::CaptureRow today = row(2);
    today.receivedAt = QDateTime(QDate(2027, 3, 27), QTime(23, 0), base::Utc);
    store::CaptureRow yesterday = row(1);
    yesterday.receivedAt = today.receivedAt.addSecs(-1);
    model.prepend({yesterday, today});
    QCOMPARE(text(model, 0, CaptureColumn::Time), u"00:00:00"_s);
    QCOMPARE(text(model, 1, CaptureColumn::Time), u"2027-03-27 23:59:59"_s);
#else
    QSKIP("The time zone cannot be set here");
#endif
}

void tst_CaptureTimes::midnightGivesADate()
{
    CaptureModel model(nullptr, m_clock);
    store::CaptureRow verification = row(1);
    verification.verification = true;
    model.prepend({verification});
    const QString before = text(model, 0, CaptureColumn::Time);
    QVERIFY(!before.contains(u'-'));
    QSignalSpy changed(&model, &CaptureModel::dataChanged);
    m_clock.advance(25h);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().toModelIndex().column(), static_cast<int>(CaptureColumn::Time));
    QVERIFY(text(model, 0, CaptureColumn::Time).endsWith(u' ' + before));
}

RUNLATCH_TEST(tst_CaptureTimes)

} // namespace runlatch::models

#include "tst_capturetimes.moc"
