// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/doctor/doctordialog.h"

#include "protocol/signature.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/tabstops.h"
#include "support/themedtest.h"
#include "ui/inspector/reading/filereading.h"
#include "ui/inspector/resend/bodyedit.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/frames/confirmation.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// The stand-alone doctor explains a signature of a pasted body or of a file, and keeps no key.
class tst_DoctorDialog : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        m_dialog = std::make_unique<DoctorDialog>(QList<signature::NamedKey>{{u"Key of the listener"_s, "known"}});
        m_dialog->QDialog::show();
    }
    void cleanup() { m_dialog.reset(); }
    void saysThatASignatureHolds();
    void keepsTheBytesOfAFile();
    void readsPastedDigits();
    void wantsAKey();
    void theAccessKeyLeadsToTheKey();
    void takesAKnownKey();
    void saysThatNoKeyIsSet();
    void tellsAnEmptyHeaderFromAMissingOne_data();
    void tellsAnEmptyHeaderFromAMissingOne();
    void comparesWithAnEarlierDelivery();
    void refusesWhatIsTooLongToPaste();
    void leavesOutWhatIsTooLongToPaste();
    void saysThatAFileIsTooLarge();
    void aVerdictGoesWithItsInputs();
    void whatIsMissingHasNoVerdict();
    void anEditEndsTheCheck();
    void explainsTheDigestOfAProgram();
    void readsTheBodyOfALog();
    void showsTheProof();
    void theFocusStaysAtCheck();
    void asksBeforeWhatWasTypedIsLost();
    void itEndsWithTheProgram();
    void tabReachesEveryControl();

private:
    QString file(const QString &name, const QByteArray &content)
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
    }
    QPlainTextEdit *text(const QString &name) const
    {
        return support::firstOf<QPlainTextEdit>(
            *m_dialog, [&](const QPlainTextEdit *one) { return one->accessibleName() == name; });
    }
    QLineEdit *line(const QString &name) const
    {
        return support::firstOf<QLineEdit>(*m_dialog,
                                           [&](const QLineEdit *one) { return one->accessibleName() == name; });
    }
    QLineEdit *key() const { return line(u"HMAC key"_s); }
    void check(const QByteArray &signature, const QString &keyText)
    {
        text(u"Signature headers"_s)->setPlainText(QString::fromUtf8(signature));
        key()->setText(keyText);
        support::button<QPushButton>(*m_dialog, u"Check"_s)->click();
    }
    bool says(const QString &words) const { return support::says(*m_dialog, words); }

    QTemporaryDir m_folder;
    std::unique_ptr<DoctorDialog> m_dialog;
};

void tst_DoctorDialog::saysThatASignatureHolds()
{
    text(u"Body"_s)->setPlainText(u"{\"a\":1}"_s);
    check("X-TFC-Task-Signature: " + protocol::sign("secret", "{\"a\":1}"), u"secret"_s);
    QTRY_VERIFY(says(u"The signature is valid for this body and key."_s));
    check(protocol::sign("secret", "{\"a\":1}\n"), u"secret"_s);
    QTRY_VERIFY(says(u"line break"_s) || says(u"newline"_s));
    QVERIFY(text(u"Program that checks signatures"_s)->isVisible());
}

void tst_DoctorDialog::keepsTheBytesOfAFile()
{
    const QByteArray body = QByteArrayLiteral("{\r\n\"a\":\"\xff\0\"}\r\n");
    m_dialog->openBody(file(u"body.json"_s, body));
    QTRY_VERIFY(says(u"bytes of body.json"_s));
    check(protocol::sign("secret", body), u"secret"_s);
    QTRY_VERIFY(says(u"The signature is valid for this body and key."_s));
    text(u"Body"_s)->appendPlainText(u"x"_s);
    QVERIFY(says(u"Pasting may change a body"_s));
    m_dialog->openBody(m_folder.filePath(u"none"_s));
    QTRY_VERIFY(says(u"cannot be read"_s));
}

void tst_DoctorDialog::readsPastedDigits()
{
    auto *body = m_dialog->findChild<BodyEdit *>();
    auto *form = body->findChild<Segmented *>();
    form->setCurrent(1);
    text(u"Body"_s)->setPlainText(u"7B 7d\n0A"_s);
    QCOMPARE(body->body(), QByteArray("{}\n"));
    text(u"Body"_s)->setPlainText(u"7B7"_s);
    QVERIFY(!body->body());
    form->setCurrent(2);
    text(u"Body"_s)->setPlainText(u"e30K"_s);
    QCOMPARE(body->body(), QByteArray("{}\n"));
    text(u"Body"_s)->setPlainText(u"e3!"_s);
    check("x", u"secret"_s);
    QVERIFY(says(u"The body is not valid Hex or Base64."_s));
}

void tst_DoctorDialog::wantsAKey()
{
    check("x", {});
    QVERIFY(says(u"Enter the key that the sender signs with."_s));
    QCOMPARE(key()->echoMode(), QLineEdit::Password);
    support::button<QPushButton>(*m_dialog, u"Show the key"_s)->click();
    QCOMPARE(key()->echoMode(), QLineEdit::Normal);
}

void tst_DoctorDialog::theAccessKeyLeadsToTheKey()
{
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    QPlainTextEdit *header = text(u"Signature headers"_s);
    header->setFocus();
    QTest::keyClick(header, Qt::Key_K, Qt::AltModifier);
    QVERIFY(key()->hasFocus()); // otherwise the key would be typed where everybody reads it
    QVERIFY(key()->focusPolicy() & Qt::TabFocus);
    auto *keys = m_dialog->findChild<QComboBox *>();
    keys->setCurrentIndex(1);
    header->setFocus();
    QTest::keyClick(header, Qt::Key_K, Qt::AltModifier);
    QVERIFY(keys->hasFocus());
}

void tst_DoctorDialog::takesAKnownKey()
{
    text(u"Body"_s)->setPlainText(u"{}"_s);
    check(protocol::sign("known", "{}"), u"another"_s);
    QTRY_VERIFY(says(u"Signed with another known key: Key of the listener."_s));
    m_dialog->findChild<QComboBox *>()->setCurrentIndex(1);
    QVERIFY(!key()->isVisible());
    support::button<QPushButton>(*m_dialog, u"Check"_s)->click();
    QTRY_VERIFY(says(u"The signature is valid for this body and key."_s));
}

void tst_DoctorDialog::saysThatNoKeyIsSet()
{
    check(protocol::sign("secret", "{}"), {});
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    support::shownButton<QPushButton>(*m_dialog, u"No key is set"_s)->click();
    auto *keys = m_dialog->findChild<QComboBox *>();
    QCOMPARE(keys->currentText(), u"No key is set"_s);
    QVERIFY(!key()->isVisible() && keys->hasFocus());
    QVERIFY(!says(u"Enter the key that the sender signs with."_s));
    support::button<QPushButton>(*m_dialog, u"Check"_s)->click();
    QTRY_VERIFY(says(u"The request is signed, but only one of the two sides has a key."_s));
    QVERIFY(says(u"A signature arrived, but no key is set here."_s));
    check({}, {});
    QTRY_VERIFY(says(u"No HMAC key is set here, so nothing was checked."_s));
    m_dialog = std::make_unique<DoctorDialog>(QList<signature::NamedKey>()); // where no key is known either
    QCOMPARE(m_dialog->findChild<QComboBox *>()->count(), 2);
}

void tst_DoctorDialog::tellsAnEmptyHeaderFromAMissingOne_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isEmpty");
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("blank lines") << QByteArray(" \n\n") << false;
    QTest::newRow("a header without a value") << QByteArray("X-TFC-Task-Signature:") << true;
    QTest::newRow("a blank value") << QByteArray("x-tfc-task-signature: \n") << true;
    QTest::newRow("its name") << QByteArray("X-TFC-Task-Signature") << true;
}

void tst_DoctorDialog::tellsAnEmptyHeaderFromAMissingOne()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isEmpty);
    check(text, u"secret"_s);
    QTRY_VERIFY(says(isEmpty ? u"The signature header is empty, although a key is set here."_s
                             : u"There is no signature header, although a key is set here."_s));
}

void tst_DoctorDialog::comparesWithAnEarlierDelivery()
{
    text(u"Body"_s)->setPlainText(u"{\"a\":1}"_s);
    m_dialog->openEarlier(file(u"earlier.json"_s, "{\"a\":2}"));
    QTRY_VERIFY(says(u"Earlier delivery: earlier.json"_s));
    check(protocol::sign("secret", "something else"), u"secret"_s);
    QTRY_VERIFY(says(u"The body differs from the earlier delivery, first at byte 5."_s));
}

void tst_DoctorDialog::refusesWhatIsTooLongToPaste()
{
    text(u"Body"_s)->setPlainText(QString(BodyEdit::MaxPasted, u'x'));
    QCOMPARE(m_dialog->findChild<BodyEdit *>()->body()->size(), BodyEdit::MaxPasted);
    text(u"Body"_s)->appendPlainText(u"x"_s);
    QVERIFY(says(u"This is too long to paste: the field holds 65,536 characters."_s));
    QVERIFY(m_dialog->findChild<BodyEdit *>()->body()->isEmpty());
}

/// Laying out megabytes would block the window, so the field has them at no time.
void tst_DoctorDialog::leavesOutWhatIsTooLongToPaste()
{
    const QString tooLong = u"This is too long to paste: the field holds 65,536 characters."_s;
    for (const QString &name : {u"Body"_s, u"Signature headers"_s}) {
        QPlainTextEdit *field = text(name);
        field->setPlainText(u"before"_s);
        QSignalSpy changed(field, &QPlainTextEdit::textChanged);
        QGuiApplication::clipboard()->setText(QString(BodyEdit::MaxPasted - 5, u'x'));
        field->paste();
        QCOMPARE(changed.size(), 0);
        QCOMPARE(field->toPlainText(), u"before"_s);
        QVERIFY(says(tooLong));
        field->selectAll(); // what is replaced makes room
        field->paste();
        QCOMPARE(field->toPlainText().size(), BodyEdit::MaxPasted - 5);
        QVERIFY(!says(tooLong));
    }
}

void tst_DoctorDialog::saysThatAFileIsTooLarge()
{
    const QString name = m_folder.filePath(u"large"_s);
    QFile large(name);
    QVERIFY(large.open(QIODevice::WriteOnly));
    QVERIFY(large.resize(MaxReadFile + 1));
    m_dialog->openBody(name);
    QTRY_VERIFY(says(u"is larger than 64 MB."_s));
    QVERIFY(large.resize(MaxReadFile));
    m_dialog->openBody(name);
    QTRY_VERIFY(says(u"The exact 67,108,864 bytes of large."_s));
}

void tst_DoctorDialog::aVerdictGoesWithItsInputs()
{
    const QByteArray signature = protocol::sign("secret", "{}");
    const std::vector<std::function<void()>> edits{
        [this] { text(u"Body"_s)->appendPlainText(u"x"_s); },
        [this] { text(u"Signature headers"_s)->appendPlainText(u"x"_s); },
        [this] { QTest::keyClicks(key(), u"x"_s); },
        [this] { QTest::keyClicks(line(u"Digest of your program"_s), u"x"_s); },
        [this] { m_dialog->findChild<QComboBox *>()->setCurrentIndex(1); },
        [this] { m_dialog->openEarlier(file(u"earlier.json"_s, "{}")); },
        [this] { m_dialog->openBody(file(u"body.json"_s, "{} ")); },
        [this] { m_dialog->openBody(m_folder.filePath(u"none"_s)); },
        [this] { support::button<QPushButton>(*m_dialog, u"Leave out the earlier delivery"_s)->click(); },
    };
    for (const auto &edit : edits) {
        m_dialog->findChild<QComboBox *>()->setCurrentIndex(0);
        text(u"Body"_s)->setPlainText(u"{}"_s);
        line(u"Digest of your program"_s)->clear();
        check(signature, u"secret"_s);
        QTRY_VERIFY(says(u"The signature is valid for this body and key."_s));
        edit();
        QTRY_VERIFY(!says(u"The signature is valid for this body and key."_s));
        QVERIFY(says(u"then choose Check."_s) || says(u"cannot be read"_s));
    }
}

void tst_DoctorDialog::whatIsMissingHasNoVerdict()
{
    text(u"Body"_s)->setPlainText(u"{}\n"_s);
    const auto hasProof = [this] { return says(u"received, but not in what was signed"_s); };
    check(protocol::sign("secret", "{}"), u"secret"_s);
    QTRY_VERIFY(hasProof());
    key()->clear(); // by no person
    support::button<QPushButton>(*m_dialog, u"Check"_s)->click();
    QVERIFY(says(u"Enter the key that the sender signs with."_s));
    QVERIFY(!hasProof());
}

/// The answer to a question whose inputs are gone is dropped.
void tst_DoctorDialog::anEditEndsTheCheck()
{
    text(u"Body"_s)->setPlainText(u"{}"_s);
    check(protocol::sign("secret", "{}"), u"secret"_s);
    text(u"Body"_s)->appendPlainText(u"x"_s);
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents(); // an answer would be posted by now
    QVERIFY(!says(u"The signature is valid"_s));
    QVERIFY(support::button<QPushButton>(*m_dialog, u"Check"_s)->isEnabled());
}

/// A header is not asked about then, whatever stands there.
void tst_DoctorDialog::explainsTheDigestOfAProgram()
{
    text(u"Body"_s)->setPlainText(u"{\"a\":1}"_s);
    line(u"Digest of your program"_s)->setText(QString::fromLatin1(protocol::sign("secret", "[object Object]")));
    check("X-TFC-Task-Signature: 00", u"secret"_s);
    QTRY_VERIFY(says(u"The program computes over the name of an object instead of the body."_s));
    QVERIFY(says(u"Take the raw body; an object that is put into a text becomes this name."_s));
    support::shownButton<QPushButton>(*m_dialog, u"Copy the proof"_s)->click();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.contains(u"\nOf your program: "_s) && copied.contains(u"(equals your program's)"_s),
             qPrintable(copied));
    line(u"Digest of your program"_s)->setText(QString::fromLatin1(protocol::sign("secret", "{\"a\":1}")));
    check({}, u"secret"_s);
    QTRY_VERIFY(says(u"The digest is correct for this body and key."_s));
    line(u"Digest of your program"_s)->clear();
    check(protocol::sign("undefined", "{\"a\":1}"), u"secret"_s); // a program's own, in the field of the header
    QTRY_VERIFY(says(u"The program's key is the name of a missing value."_s));
}

void tst_DoctorDialog::readsTheBodyOfALog()
{
    text(u"Body"_s)->setPlainText(u"b'{\"a\":1}\\n'"_s);
    check(protocol::sign("secret", "{\"a\":1}\n"), u"secret"_s);
    QTRY_VERIFY(says(u"The signature is valid for this body and key."_s));
    QVERIFY(says(u"The body was read from its printed form, b'...'."_s));
}

/// It has the sums, the bytes and the number of explanations, as the tab of a request.
void tst_DoctorDialog::showsTheProof()
{
    text(u"Body"_s)->setPlainText(u"{\"a\":1}\n"_s);
    check(protocol::sign("secret", "{\"a\":1}"), u"secret"_s);
    QTRY_VERIFY(says(u"Of the body without its last byte"_s));
    QVERIFY(says(u"byte 7, a line feed (0x0A): received, but not in what was signed"_s));
    QVERIFY(text(u"Bytes of the body that differ"_s)->toPlainText().contains(u"3a 31 7d 0a"_s));
    QVERIFY(says(u"only this one makes the digests equal."_s));
    QVERIFY(!support::shownButton<QPushButton>(*m_dialog, u"Show in Raw"_s));
    support::shownButton<QPushButton>(*m_dialog, u"Copy the proof"_s)->click();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.contains(QString::fromLatin1(protocol::sign("secret", "{\"a\":1}\n"))));
    QVERIFY(copied.contains(u"3a 31 7d 0a"_s) && !copied.contains(u"secret"_s));
}

/// Space on Close would lose what was typed.
void tst_DoctorDialog::theFocusStaysAtCheck()
{
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    auto *checking = support::button<QPushButton>(*m_dialog, u"Check"_s);
    text(u"Body"_s)->setPlainText(u"{}"_s);
    checking->setFocus();
    check(protocol::sign("secret", "{}"), u"secret"_s);
    QVERIFY(checking->hasFocus());
    checking->click(); // it works already
    QTRY_VERIFY(says(u"The signature is valid for this body and key."_s));
    QVERIFY(checking->hasFocus());
    checking->click();
    auto *cancel = support::button<QPushButton>(*m_dialog, u"Cancel checking"_s);
    QVERIFY(cancel->isVisible());
    cancel->setFocus();
    cancel->click();
    QVERIFY(checking->hasFocus());
}

void tst_DoctorDialog::asksBeforeWhatWasTypedIsLost()
{
    const auto question = [this] { return m_dialog->findChild<Confirmation *>(); };
    text(u"Signature headers"_s)->setPlainText(u"ab"_s);
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(question());
    question()->reject();
    QVERIFY(m_dialog->isVisible());
    QTRY_VERIFY(!question());
    QVERIFY(!m_dialog->close()); // by the frame of the window
    QVERIFY(question());
    question()->accept();
    QTRY_VERIFY(!m_dialog->isVisible());
    m_dialog = std::make_unique<DoctorDialog>(QList<signature::NamedKey>());
    m_dialog->QDialog::show();
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape); // nothing is lost
    QVERIFY(!m_dialog->isVisible());
}

/// The program ends when its window is closed, and then closes all others.
void tst_DoctorDialog::itEndsWithTheProgram()
{
    QWidget window;
    window.show();
    DoctorDialog dialog({}, &window);
    dialog.QDialog::show();
    dialog.findChild<BodyEdit *>()->setFile(u"body.json"_s, "{}");
    window.close();
    QVERIFY(dialog.close());
    QVERIFY(!dialog.isVisible());
}

void tst_DoctorDialog::tabReachesEveryControl()
{
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    QCOMPARE(support::missedByTab(*m_dialog), QStringList());
}

RUNLATCH_WINDOW_TEST(tst_DoctorDialog)
#include "tst_doctordialog.moc"
