// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/sendform.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/widgets/controls/segmented.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The simulator's form sends the run task that was chosen.
class tst_SendForm : public support::ThemedTest
{
    Q_OBJECT

private slots:
    void trustsTheListenersCertificateThereAlone_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isTrusted");
        QTest::newRow("the listener") << u"https://127.0.0.1:8443/runtask"_s << true;
        QTest::newRow("its other paths") << u"https://127.0.0.1:8443/other"_s << true;
        QTest::newRow("another port") << u"https://127.0.0.1:8444/runtask"_s << false;
        QTest::newRow("another host") << u"https://runtask.example:8443/runtask"_s << false;
    }
    void trustsTheListenersCertificateThereAlone()
    {
        QFETCH(QString, typed);
        QFETCH(bool, isTrusted);
        SendForm form;
        form.setTarget(QUrl(u"https://127.0.0.1:8443/runtask"_s), "key", "fingerprint");
        QCOMPARE(form.options().pinnedCertificate, "fingerprint");
        for (QLineEdit *edit : form.findChildren<QLineEdit *>()) {
            if (edit->text().startsWith("https:"_L1))
                edit->setText(typed);
        }
        QCOMPARE(form.options().target, QUrl(typed));
        QCOMPARE(form.options().pinnedCertificate, isTrusted ? QByteArray("fingerprint") : QByteArray());
    }

    void whatWasTypedStaysAndTheCertificateFollows()
    {
        SendForm form;
        form.findChildren<QLineEdit *>().constFirst()->setText(u"https://127.0.0.1:8443/mine"_s);
        form.setTarget(QUrl(u"https://127.0.0.1:8443/runtask"_s), "key", "fingerprint");
        QCOMPARE(form.options().target.path(), u"/mine"_s);
        QCOMPARE(form.options().pinnedCertificate, "fingerprint");
    }

    void choosesVersionControlAndConfiguration()
    {
        SendForm form;
        QVERIFY(form.options().hasRepository);
        QVERIFY(!form.options().configuration);
        for (QCheckBox *box : form.findChildren<QCheckBox *>()) {
            const QString text = box->text().remove(u'&');
            if (text.contains(u"version control"_s) || text.contains(u"can be downloaded"_s))
                box->click();
        }
        QVERIFY(!form.options().hasRepository);
        QVERIFY(form.options().configuration);
    }

    void aVerificationLeadsToTheSimulatorUnlessChosen()
    {
        SendForm form;
        for (Segmented *choice : form.findChildren<Segmented *>()) {
            if (choice->accessibleName() == "What to send"_L1)
                choice->setCurrent(1);
        }
        QCOMPARE(form.options().verification, simulator::Verification::Token);
        for (QComboBox *box : form.findChildren<QComboBox *>()) {
            const int recorded = box->findText(u"2021"_s, Qt::MatchContains);
            if (recorded >= 0) {
                QVERIFY(box->itemText(recorded).contains("the real service"_L1));
                box->setCurrentIndex(recorded);
            }
        }
        QCOMPARE(form.options().verification, simulator::Verification::Recorded);
    }

    void theLimitsOfTheDeadlineCanBeChosen()
    {
        SendForm form;
        form.show();
        const auto limit = [&form](const QString &name) {
            const auto all = form.findChildren<QSpinBox *>();
            return *std::find_if(all.begin(), all.end(),
                                 [&name](const QSpinBox *box) { return box->accessibleName() == name; });
        };
        QCOMPARE(form.options().limits.rule, protocol::DeadlineRule::Strict);
        QCOMPARE(form.options().limits.idle, std::chrono::minutes(10));
        QCOMPARE(form.options().limits.total, std::chrono::minutes(60));
        QVERIFY(!limit(u"Total time"_s)->isVisible());
        for (Segmented *choice : form.findChildren<Segmented *>()) {
            if (choice->accessibleName() == "Deadline"_L1)
                choice->setCurrent(static_cast<int>(protocol::DeadlineRule::Progress));
        }
        QVERIFY(limit(u"Total time"_s)->isVisible());
        limit(u"Time allowed"_s)->setValue(2);
        limit(u"Total time"_s)->setValue(5);
        QCOMPARE(form.options().limits.rule, protocol::DeadlineRule::Progress);
        QCOMPARE(form.options().limits.idle, std::chrono::minutes(2));
        QCOMPARE(form.options().limits.total, std::chrono::minutes(5));
    }
};

RUNLATCH_WINDOW_TEST(tst_SendForm)

} // namespace runlatch::ui

#include "tst_sendform.moc"
