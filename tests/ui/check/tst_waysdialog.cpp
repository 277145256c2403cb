// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/check/waysdialog.h"

#include "http/certificate.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/testidentity.h"
#include "support/themedtest.h"
#include "ui/connections/listeneridentityform.h"
#include "ui/widgets/controls/field.h"

#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The dialog takes addresses and certificates of a check, and says at its field what is none.
class tst_WaysDialog : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void refusesWhatIsNone_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("typed");
        const QString callbacks = u"Public URL of callbacks"_s;
        const QString pin = u"Fingerprint of the target's certificate"_s;
        QTest::newRow("no scheme") << callbacks << u"callbacks.example"_s;
        QTest::newRow("a password") << callbacks << u"https://a:b@callbacks.example"_s;
        QTest::newRow("a file") << u"Public URL of plans"_s << u"file:///plan"_s;
        QTest::newRow("a short pin") << pin << u"AB:CD"_s;
        QTest::newRow("no digits") << pin << QString(64, u'x');
    }
    void refusesWhatIsNone()
    {
        QFETCH(QString, field);
        QFETCH(QString, typed);
        WaysDialog dialog({}, nullptr);
        dialog.show();
        line(dialog, field).setText(typed);
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QVERIFY(support::field(dialog, field)->hasError());
        line(dialog, field).clear();
        dialog.accept();
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.ways().changed(), 0);
    }

    void takesAll()
    {
        const http::ServerIdentity identity = support::testIdentity(u"self-signed"_s);
        const QByteArray pin = support::fingerprintOf(identity);
        WaysDialog dialog({}, nullptr);
        dialog.show();
        line(dialog, u"Public URL of callbacks"_s).setText(u"https://callbacks.example"_s);
        line(dialog, u"Public URL of plans"_s).setText(u"https://plans.example"_s);
        line(dialog, u"Fingerprint of the target's certificate"_s).setText(http::fingerprintText(pin));
        for (QSpinBox *port : dialog.findChildren<QSpinBox *>())
            port->setValue(port->accessibleName() == "Port of plans"_L1 ? 8082 : 8081);
        dialog.findChild<ListenerIdentityForm *>()->setFiles(support::tlsFile(u"self-signed.pem"_s), {});
        dialog.accept();
        QTRY_VERIFY(!dialog.isVisible()); // the certificate is read in the pool
        const CheckWays &ways = dialog.ways();
        QCOMPARE(ways.changed(), 6);
        QCOMPARE(ways.publicUrl.host(), u"callbacks.example"_s);
        QCOMPARE(ways.planPublicUrl.host(), u"plans.example"_s);
        QCOMPARE(ways.pinnedCertificate, pin);
        QCOMPARE(ways.port, 8081);
        QCOMPARE(ways.planPort, 8082);
        QCOMPARE(ways.identity.chain, identity.chain);
        const WaysDialog again(ways, nullptr); // shows what it took
        QCOMPARE(line(again, u"Fingerprint of the target's certificate"_s).text(), http::fingerprintText(pin));
        QCOMPARE(again.findChild<ListenerIdentityForm *>()->certificateFile(), support::tlsFile(u"self-signed.pem"_s));
    }

private:
    static QLineEdit &line(const QWidget &dialog, const QString &name)
    {
        return *qobject_cast<QLineEdit *>(support::field(dialog, name)->editor());
    }
};

RUNLATCH_WINDOW_TEST(tst_WaysDialog)

} // namespace runlatch::ui

#include "tst_waysdialog.moc"
