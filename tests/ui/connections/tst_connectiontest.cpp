// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/connectiontest.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/connections/certificatedialog.h"
#include "ui/connections/connectionreportview.h"
#include "ui/connections/connectionsdialogdriver.h"

#include <QAccessible>

using namespace runlatch;
using namespace runlatch::ui;

/// The test of a connection reports what the service understands, and how to mend what is wrong.
class tst_ConnectionTest : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_driver.reset(); }
    void reports();
    void everyRowCanBeHeard();
    void doesNotPraiseWhatKnowsNothing();
    void aWrongTokenIsSaidAndCanBeMended();
    void aWrongAddressIsSaidAndCanBeMended();
    void offersTrustAndPins();
    void comesIntoView();

private:
    ConnectionReportView *report() const { return m_driver->dialog->findChild<ConnectionReportView *>(); }

    std::unique_ptr<ConnectionsDialogDriver> m_driver;
};

void tst_ConnectionTest::init()
{
    m_driver = std::make_unique<ConnectionsDialogDriver>(*m_theme);
    m_driver->open();
}

void tst_ConnectionTest::reports()
{
    m_driver->add(u"Mine"_s, m_driver->site(), u"secret"_s);
    m_driver->click(u"Test"_s);
    QTRY_COMPARE(m_driver->message(), u"The connection works."_s);
    const QString rows = m_driver->textOf(report());
    for (const QString &row : {u"of the user ada"_s, u"Test <b>Service</b>"_s, u"30 requests a second"_s,
                               u"found out on first use"_s, u"no workspace was found"_s})
        QVERIFY2(rows.contains(row), qPrintable(row + u" is not in "_s + rows));
    QVERIFY(m_driver->connections->all().isEmpty()); // the connection was tried, and not saved
    QCOMPARE(m_driver->received.last(), "Bearer secret");
    m_driver->type(u"Token"_s, u"other"_s); // the report was for another token
    QVERIFY(!report()->isVisible());
}

void tst_ConnectionTest::everyRowCanBeHeard()
{
    m_driver->add(u"Mine"_s, m_driver->site(), u"secret"_s);
    m_driver->click(u"Test"_s);
    QTRY_VERIFY(report()->isVisible());
    QStringList spoken;
    for (QLabel *label : report()->findChildren<QLabel *>())
        spoken += QAccessible::queryAccessibleInterface(label)->text(QAccessible::Name);
    QVERIFY2(spoken.contains(u"Token: of the user ada"_s), qPrintable(spoken.join(u'\n')));
}

void tst_ConnectionTest::doesNotPraiseWhatKnowsNothing()
{
    m_driver->add(u"Mine"_s, m_driver->site() + u"/elsewhere"_s, u"secret"_s); // everything is answered 404 there
    m_driver->click(u"Test"_s);
    QTRY_VERIFY(m_driver->message().contains(u"nothing shows that it is the service"_s));
}

void tst_ConnectionTest::aWrongTokenIsSaidAndCanBeMended()
{
    m_driver->add(u"Mine"_s, m_driver->site(), u"wrong"_s);
    m_driver->click(u"Test"_s);
    QTRY_VERIFY(m_driver->message().contains(u"does not accept the token"_s));
    m_driver->click(u"Edit connection"_s);
    QVERIFY(m_driver->field(u"Token"_s)->isAncestorOf(m_driver->dialog->focusWidget()));
}

void tst_ConnectionTest::aWrongAddressIsSaidAndCanBeMended()
{
    m_driver->add(u"Mine"_s, u"http://127.0.0.1:1"_s, u"secret"_s);
    m_driver->click(u"Test"_s);
    QTRY_VERIFY(m_driver->message().contains(u"Nothing listens at 127.0.0.1:1"_s));
    m_driver->click(u"Edit connection"_s);
    QCOMPARE(m_driver->dialog->focusWidget(), m_driver->field(u"Address"_s)->editor());
}

void tst_ConnectionTest::offersTrustAndPins()
{
    m_driver->serve(u"self-signed"_s);
    m_driver->add(u"Mine"_s, m_driver->site(u"https"_s), u"secret"_s);
    m_driver->click(u"Test"_s);
    QTRY_VERIFY(m_driver->dialog->findChild<CertificateDialog *>());
    QVERIFY(m_driver->received.isEmpty());
    m_driver->dialog->findChild<CertificateDialog *>()->accept();
    QTRY_COMPARE(m_driver->message(), u"The connection works."_s);
    m_driver->click(u"Save"_s);
    QTRY_COMPARE(m_driver->connections->all().size(), 1);
    QCOMPARE(m_driver->only().pinnedCertificate, support::fingerprintOf(support::testIdentity(u"self-signed"_s)));
    m_driver->click(u"Forget it"_s);
    m_driver->click(u"Save"_s);
    QTRY_VERIFY(m_driver->only().pinnedCertificate.isEmpty());
}

void tst_ConnectionTest::comesIntoView()
{
    m_driver->dialog->resize(m_driver->dialog->minimumSizeHint());
    m_driver->add(u"Mine"_s, m_driver->site(), u"secret"_s);
    m_driver->click(u"Test"_s);
    const auto sees = [](const QWidget *widget) { return widget->visibleRegion().boundingRect() == widget->rect(); };
    QTRY_COMPARE(m_driver->message(), u"The connection works."_s);
    for (const MessageBar *bar : m_driver->dialog->findChildren<MessageBar *>())
        QTRY_VERIFY(!bar->hasMessage() || sees(bar));
}

RUNLATCH_WINDOW_TEST(tst_ConnectionTest)
#include "tst_connectiontest.moc"
