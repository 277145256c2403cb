// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listenerdialog.h"

#include "support/testidentity.h"
#include "ui/inspector/fileedit.h"
#include "ui/theme.h"
#include "ui/widgets/field.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QSignalSpy>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

class tst_ListenerDialog : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->apply(ThemeChoice::Light);
    }
    void init() { open({}); }
    void cleanup() { m_dialog.reset(); }
    void cleanupTestCase() { m_theme.reset(); }
    void isPlainByDefault();
    void readsTheCertificate();
    void errorsAreAtTheirField_data();
    void errorsAreAtTheirField();
    void keepsTheOneInUse();

private:
    void open(const inspector::ReceiverOptions &options)
    {
        m_dialog = std::make_unique<ListenerDialog>(options);
        m_dialog->open();
    }
    QCheckBox *https() const
    {
        const auto boxes = m_dialog->findChildren<QCheckBox *>();
        const auto found = std::find_if(boxes.begin(), boxes.end(),
                                        [](const QCheckBox *box) { return box->text().contains(u"https"_s); });
        return found == boxes.end() ? nullptr : *found;
    }
    Field *field(const QString &name) const
    {
        const auto fields = m_dialog->findChildren<Field *>();
        const auto found = std::find_if(fields.begin(), fields.end(), [&name](const Field *field) {
            return field->editor()->accessibleName() == name;
        });
        return found == fields.end() ? nullptr : *found;
    }
    void fill(const QString &file, const QString &keyFile, const QString &passphrase)
    {
        https()->setChecked(true);
        static_cast<FileEdit *>(field(u"Certificate file"_s)->editor())->setFile(support::tlsFile(file));
        if (!keyFile.isEmpty())
            static_cast<FileEdit *>(field(u"Key file"_s)->editor())->setFile(support::tlsFile(keyFile));
        static_cast<QLineEdit *>(field(u"Passphrase"_s)->editor())->setText(passphrase);
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ListenerDialog> m_dialog;
};

void tst_ListenerDialog::isPlainByDefault()
{
    QVERIFY(!https()->isChecked());
    QVERIFY(!field(u"Certificate file"_s)->isVisible());
    QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    m_dialog->accept();
    QTRY_COMPARE(accepted.count(), 1);
    QVERIFY(m_dialog->options().identity.isNull());
}

void tst_ListenerDialog::readsTheCertificate()
{
    QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    fill(u"passphrase.p12"_s, {}, u"open sesame"_s);
    QVERIFY(field(u"Certificate file"_s)->isVisible());
    m_dialog->accept();
    QTRY_COMPARE(accepted.count(), 1);
    QCOMPARE(support::fingerprintOf(m_dialog->options().identity),
             support::fingerprintOf(support::testIdentity(u"self-signed"_s)));
}

void tst_ListenerDialog::errorsAreAtTheirField_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("keyFile");
    QTest::addColumn<QString>("at");
    QTest::newRow("missing") << u"none.pem"_s << u""_s << u"Certificate file"_s;
    QTest::newRow("no certificate") << u"make.sh"_s << u""_s << u"Certificate file"_s;
    QTest::newRow("no key") << u"self-signed.crt"_s << u""_s << u"Key file"_s;
    QTest::newRow("missing key") << u"self-signed.crt"_s << u"none.key"_s << u"Key file"_s;
    QTest::newRow("another key") << u"self-signed.crt"_s << u"changed.pem"_s << u"Key file"_s;
    QTest::newRow("passphrase") << u"encrypted.pem"_s << u""_s << u"Passphrase"_s;
}

void tst_ListenerDialog::errorsAreAtTheirField()
{
    QFETCH(const QString, file);
    QFETCH(const QString, keyFile);
    QFETCH(const QString, at);
    QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    fill(file, keyFile, {});
    m_dialog->accept();
    QTRY_VERIFY(field(at)->hasError());
    for (const QString &other : {u"Certificate file"_s, u"Key file"_s, u"Passphrase"_s})
        QCOMPARE(field(other)->hasError(), other == at);
    QCOMPARE(accepted.count(), 0);
    QVERIFY(m_dialog->isVisible());
}

void tst_ListenerDialog::keepsTheOneInUse()
{
    inspector::ReceiverOptions options;
    options.identity = support::testIdentity(u"rsa"_s);
    open(options);
    QVERIFY(https()->isChecked());
    QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    m_dialog->accept();
    QCOMPARE(accepted.count(), 1);
    QCOMPARE(support::fingerprintOf(m_dialog->options().identity), support::fingerprintOf(options.identity));
    https()->setChecked(false);
    m_dialog->accept();
    QVERIFY(m_dialog->options().identity.isNull());
}

QTEST_MAIN(tst_ListenerDialog)
#include "tst_listenerdialog.moc"
