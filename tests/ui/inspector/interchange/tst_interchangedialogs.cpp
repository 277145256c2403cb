// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "protocol/signature.h"
#include "redaction/placeholder.h"
#include "support/storecalls.h"
#include "support/suite.h"
#include "support/tabstops.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/inspector/interchange/exportdialog.h"
#include "ui/inspector/interchange/importdialog.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// A person exports requests without their secrets, with them when that is said, and imports what was exported.
class tst_InterchangeDialogs : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void exportsWithPlaceholders();
    void exportsSecretsOnlyWhenAsked();
    void exportsTheChosenRequests();
    void exportsWhatMatchesTheFilter();
    void theFileFollowsTheFormat();
    void asksForAFile();
    void saysWhyItFailed();
    void importsWhatWasExported();
    void saysWhatAnImportWillDo();
    void checksSignaturesWithKeys();
    void takesDroppedFiles();
    void faultsOfOtherFilesGo();
    void theListOfFaultsHasAnEnd();
    void saysWhatWasLeftOut();
    void saysWhatIsWrongWithAnArchive();
    void theFocusNeverFallsToClose();
    void anImportIsClosed();
    void everyControlHasAName();
    void tabReachesEveryControl();

private:
    std::unique_ptr<store::CaptureStore> newStore(const QString &name);
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QByteArray contents(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    base::SystemClock m_clock;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<store::CaptureStore> m_store;
};

namespace {

const QByteArray SealedToken = "qZ81.atlasv1.hT6yR2wPq0sVxN4m";

QPushButton *buttonOf(const QWidget &dialog, const QString &text)
{
    const auto buttons = dialog.findChildren<QPushButton *>();
    const auto found = std::find_if(buttons.begin(), buttons.end(),
                                    [&text](const QPushButton *button) { return button->text() == text; });
    return found == buttons.end() ? nullptr : *found;
}

QString messageOf(const QWidget &dialog)
{
    const auto *bar = dialog.findChild<MessageBar *>();
    return bar->hasMessage() ? bar->text() : QString();
}

bool isShown(const QWidget &dialog, const QString &words)
{
    const auto labels = dialog.findChildren<Label *>();
    return std::any_of(labels.begin(), labels.end(),
                       [&words](const Label *label) { return label->isVisible() && label->text().contains(words); });
}

/// Presses Export or Import and waits for the end.
bool carryOut(QDialog &dialog, const QString &word)
{
    buttonOf(dialog, word)->click();
    return support::waitFor([&] { return !messageOf(dialog).isEmpty(); }, 20000);
}

void choose(QDialog &dialog, interchange::Format format)
{
    auto *box = dialog.findChildren<QComboBox *>().at(1);
    box->setCurrentIndex(box->findData(static_cast<int>(format)));
}

} // namespace

std::unique_ptr<store::CaptureStore> tst_InterchangeDialogs::newStore(const QString &name)
{
    return store::newStore(path(name), m_clock);
}

void tst_InterchangeDialogs::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = newStore(u"store"_s);
    QVERIFY(m_store);
    for (int i = 0; i < 2; ++i) {
        store::NewCapture capture;
        capture.row.receivedAt = m_clock.utc();
        capture.head = "POST / HTTP/1.1\r\nAuthorization: Bearer " + SealedToken + "\r\n\r\n";
        capture.body = "{\"access_token\":\"" + SealedToken + "\"}";
        capture.row.bytes = capture.body.size();
        capture.row.sha512 = QCryptographicHash::hash(capture.body, QCryptographicHash::Sha512).toHex();
        QVERIFY(append(*m_store, capture));
    }
}

void tst_InterchangeDialogs::cleanup()
{
    m_store.reset();
    m_folder.reset();
}

void tst_InterchangeDialogs::exportsWithPlaceholders()
{
    ExportDialog dialog(*m_store, m_clock, {});
    dialog.show();
    dialog.setFile(path(u"out.jsonl"_s));
    QVERIFY(carryOut(dialog, u"Export"_s));
    QVERIFY2(messageOf(dialog).contains(u"2 request"_s), qPrintable(messageOf(dialog)));
    QVERIFY2(messageOf(dialog).endsWith(u"out.jsonl"_s), qPrintable(messageOf(dialog)));
    const QByteArray written = contents(u"out.jsonl"_s);
    QCOMPARE(written.count('\n'), 2);
    QVERIFY(!written.contains(SealedToken) && redaction::hasPlaceholder(written));
}

void tst_InterchangeDialogs::exportsSecretsOnlyWhenAsked()
{
    ExportDialog dialog(*m_store, m_clock, {});
    dialog.show();
    auto *secrets = dialog.findChild<QCheckBox *>();
    QVERIFY(!secrets->isChecked());
    secrets->setChecked(true);
    dialog.setFile(path(u"out.jsonl"_s));
    QVERIFY(carryOut(dialog, u"Export"_s));
    QVERIFY(contents(u"out.jsonl"_s).contains(SealedToken));
    choose(dialog, interchange::Format::Csv); // a table has no place for a secret
    QVERIFY(!secrets->isEnabled());
}

void tst_InterchangeDialogs::exportsTheChosenRequests()
{
    ExportDialog one(*m_store, m_clock, {2});
    one.show();
    one.setFile(path(u"one.jsonl"_s));
    QVERIFY(carryOut(one, u"Export"_s));
    QCOMPARE(contents(u"one.jsonl"_s).count('\n'), 1);

    ExportDialog two(*m_store, m_clock, {2, 1});
    two.show();
    two.setFile(path(u"two.jsonl"_s));
    QVERIFY(carryOut(two, u"Export"_s));
    QCOMPARE(contents(u"two.jsonl"_s).count('\n'), 2);
}

void tst_InterchangeDialogs::exportsWhatMatchesTheFilter()
{
    ExportDialog dialog(*m_store, m_clock, {}, store::CaptureFilter::parse(u"id:2"_s, m_clock.utc()));
    dialog.show();
    QCOMPARE(dialog.findChild<QComboBox *>()->currentText(), u"All requests that match the filter"_s);
    dialog.setFile(path(u"out.jsonl"_s));
    QVERIFY(carryOut(dialog, u"Export"_s));
    QCOMPARE(contents(u"out.jsonl"_s).count('\n'), 1);

    const ExportDialog whole(*m_store, m_clock, {});
    QCOMPARE(whole.findChild<QComboBox *>()->count(), 1); // without a filter nothing speaks of one
}

void tst_InterchangeDialogs::theFileFollowsTheFormat()
{
    ExportDialog dialog(*m_store, m_clock, {});
    auto *file = dialog.findChild<QLineEdit *>();
    QVERIFY(file->text().endsWith(u"requests.jsonl"_s));
    choose(dialog, interchange::Format::Har);
    QVERIFY(file->text().endsWith(u"requests.har"_s));
    choose(dialog, interchange::Format::Raw);
    QVERIFY(file->text().endsWith(u"requests"_s));
    dialog.setFile(path(u"mine"_s));
    choose(dialog, interchange::Format::Csv);
    QVERIFY(file->text().endsWith(u"mine"_s));
}

void tst_InterchangeDialogs::asksForAFile()
{
    ExportDialog dialog(*m_store, m_clock, {});
    dialog.show();
    dialog.setFile(u"relative.jsonl"_s);
    buttonOf(dialog, u"Export"_s)->click();
    QVERIFY(buttonOf(dialog, u"Export"_s)); // nothing was started
    QVERIFY(messageOf(dialog).isEmpty());
}

void tst_InterchangeDialogs::saysWhyItFailed()
{
    ExportDialog dialog(*m_store, m_clock, {});
    dialog.show();
    dialog.setFile(path(u"no/folder/out"_s));
    QVERIFY(carryOut(dialog, u"Export"_s));
    QCOMPARE(dialog.findChild<MessageBar *>()->tone(), Tone::Error);
    QVERIFY(buttonOf(dialog, u"Export"_s)->isEnabled());
}

void tst_InterchangeDialogs::importsWhatWasExported()
{
    ExportDialog out(*m_store, m_clock, {});
    out.setFile(path(u"out.har"_s));
    choose(out, interchange::Format::Har);
    QVERIFY(carryOut(out, u"Export"_s));
    const auto other = newStore(u"other"_s);
    ImportDialog dialog(*other, m_clock);
    dialog.show();
    QVERIFY(!buttonOf(dialog, u"Import"_s)->isEnabled());
    QCOMPARE(dialog.focusWidget(), buttonOf(dialog, u"Choose &files..."_s));
    dialog.setFiles({path(u"out.har"_s)});
    QSignalSpy imported(&dialog, &ImportDialog::imported);
    QVERIFY(carryOut(dialog, u"Import"_s));
    QVERIFY2(messageOf(dialog).contains(u"2 request"_s), qPrintable(messageOf(dialog)));
    QCOMPARE(imported.size(), 1);
    QVERIFY(!dialog.findChild<QPlainTextEdit *>()->isVisible());
    QVERIFY(!buttonOf(dialog, u"Import"_s)->isEnabled()); // nothing is left to import
    QVERIFY(buttonOf(dialog, u"Close"_s)->isDefault());
    dialog.setFiles({path(u"out.har"_s)});
    QVERIFY(buttonOf(dialog, u"Import"_s)->isDefault());
}

void tst_InterchangeDialogs::saysWhatAnImportWillDo()
{
    const auto write = [this](const QString &name, const QByteArray &bytes) {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write(u"raw"_s, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}"));
    QVERIFY(write(u"script"_s, "curl x\ncurl y\ncurl x -d @z\n"));
    QVERIFY(write(u"text"_s, "neither\n"));
    const auto other = newStore(u"other"_s);
    ImportDialog dialog(*other, m_clock);
    dialog.show();
    dialog.setFiles({path(u"raw"_s), path(u"script"_s), path(u"text"_s)});
    const auto isTold = [&dialog](const QString &words) { return isShown(dialog, words); };
    QTRY_VERIFY(isTold(u"3 request(s) will be imported."_s));
    QVERIFY(isTold(u"commands of curl (2)"_s) && isTold(u"raw HTTP (1)"_s));
    QVERIFY(isTold(u"2 part(s) of the files will be left out."_s));
    const auto *faults = dialog.findChild<QPlainTextEdit *>();
    QVERIFY(faults->isVisible());
    QVERIFY(faults->toPlainText().contains(u"text: The file seems to be text"_s));
    QVERIFY(!store::load(*other, 1)); // it was only looked at
    QVERIFY(carryOut(dialog, u"Import"_s));
    QVERIFY2(messageOf(dialog).contains(u"3 request(s) were imported"_s), qPrintable(messageOf(dialog)));
    QVERIFY(!isTold(u"will be imported"_s));
    dialog.setFiles({path(u"raw"_s)});
    QTRY_VERIFY(isTold(u"1 request(s) already exist here."_s));
}

/// Only where the length proves that the bytes are those that were sent.
void tst_InterchangeDialogs::checksSignaturesWithKeys()
{
    const QByteArray key = "secret123";
    const QByteArray body = R"({"payload_version":1})";
    const auto request = [&body](const QByteArray &signature, const QByteArray &length) {
        return "POST /a HTTP/1.1\r\nHost: x\r\n" + protocol::signatureHeader("TFC") + ": " + signature + "\r\n" + length
            + "\r\n" + body + "\r\n";
    };
    const QByteArray length = "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    QFile file(path(u"raw"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(request(protocol::sign(key, body), length) + request(protocol::sign("another", body), length)
               + request(protocol::sign(key, body), {}));
    file.close();
    const auto other = newStore(u"other"_s);
    ImportDialog dialog(*other, m_clock);
    dialog.setKeys({"first", key});
    dialog.show();
    dialog.setFiles({file.fileName()});
    const QString told = u"keys of the listener: 1 valid, 1 not valid."_s;
    QTRY_VERIFY(isShown(dialog, told));
    QVERIFY(carryOut(dialog, u"Import"_s));
    QVERIFY2(messageOf(dialog).contains(told), qPrintable(messageOf(dialog)));
}

/// Its text says so. While an import is running its files stay.
void tst_InterchangeDialogs::takesDroppedFiles()
{
    ImportDialog dialog(*m_store, m_clock);
    dialog.open();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path(u"missing.jsonl"_s))});
    QVERIFY(dialog.acceptDrops());
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&dialog, &enter);
    QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&dialog, &drop);
    QVERIFY(buttonOf(dialog, u"Import"_s)->isEnabled());
    QCOMPARE(dialog.focusWidget(), buttonOf(dialog, u"Import"_s));
    QTRY_VERIFY(isShown(dialog, u"0 request(s) will be imported."_s));
    buttonOf(dialog, u"Import"_s)->click();
    QVERIFY(!dialog.acceptDrops());
    QTRY_VERIFY(!messageOf(dialog).isEmpty());
    QVERIFY(dialog.acceptDrops());
}

/// A pipe, and what else is no file, is not looked at.
void tst_InterchangeDialogs::faultsOfOtherFilesGo()
{
#if !defined(Q_OS_UNIX)
    QSKIP("there is no such device");
#endif
    ImportDialog dialog(*m_store, m_clock);
    dialog.show();
    dialog.setFiles({path(u"missing.jsonl"_s)});
    const auto *faults = dialog.findChild<QPlainTextEdit *>();
    QTRY_VERIFY(faults->isVisible());
    dialog.setFiles({u"/dev/null"_s});
    QVERIFY(!faults->isVisible() && faults->toPlainText().isEmpty());
}

void tst_InterchangeDialogs::theListOfFaultsHasAnEnd()
{
    QStringList files;
    for (int number = 0; number < 1010; ++number)
        files += path(u"missing-%1.jsonl"_s.arg(number));
    ImportDialog dialog(*m_store, m_clock);
    dialog.show();
    dialog.setFiles(files);
    QTRY_VERIFY(isShown(dialog, u"1010 part(s) of the files will be left out."_s));
    const QStringList lines = dialog.findChild<QPlainTextEdit *>()->toPlainText().split(u'\n');
    QCOMPARE(lines.size(), 1001);
    QVERIFY(lines.at(999).startsWith(u"missing-999.jsonl: "_s));
    QCOMPARE(lines.last(), u"Further faults are not shown."_s);
}

void tst_InterchangeDialogs::saysWhatWasLeftOut()
{
    QFile bad(path(u"bad.jsonl"_s));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write(QByteArray("<b>\n").repeated(600));
    bad.close();
    ImportDialog dialog(*m_store, m_clock);
    dialog.show();
    dialog.setFiles({bad.fileName(), path(u"missing.jsonl"_s)});
    QSignalSpy imported(&dialog, &ImportDialog::imported);
    QVERIFY(carryOut(dialog, u"Import"_s));
    const auto *faults = dialog.findChild<QPlainTextEdit *>();
    QVERIFY(faults->isVisible());
    const QStringList lines = faults->toPlainText().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines.first().startsWith(u"bad.jsonl: 600 left out: "_s), qPrintable(lines.first()));
    QVERIFY2(lines.first().endsWith(u" At 1-600."_s), qPrintable(lines.first()));
    QVERIFY(lines.last().startsWith(u"missing.jsonl: "_s));
    QCOMPARE(faults->textCursor().position(), 0); // the worst is in sight
    const auto *close = buttonOf(dialog, u"Close"_s);
    QTRY_VERIFY(faults->geometry().bottom() < close->mapTo(&dialog, QPoint()).y());
    QVERIFY(messageOf(dialog).contains(u"601"_s));
    QCOMPARE(imported.size(), 0);
}

void tst_InterchangeDialogs::saysWhatIsWrongWithAnArchive()
{
    QFile bad(path(u"bad.har"_s));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write(R"({"log":{"entries":[7],"entries":[]}} x)");
    bad.close();
    ImportDialog dialog(*m_store, m_clock);
    dialog.show();
    dialog.setFiles({bad.fileName()});
    QVERIFY(carryOut(dialog, u"Import"_s));
    const QStringList lines = dialog.findChild<QPlainTextEdit *>()->toPlainText().split(u'\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines.at(0).startsWith(u"bad.har: The file has log or log.entries a second time"_s),
             qPrintable(lines.at(0)));
    QVERIFY2(lines.at(1).endsWith(u"Put it into a file or a line of its own, or export it again."_s),
             qPrintable(lines.at(1)));
    QVERIFY2(lines.at(2).startsWith(u"bad.har, entry 1: Left out: The field entries has"_s), qPrintable(lines.at(2)));
}

/// Space would close the window, and the result would be gone.
void tst_InterchangeDialogs::theFocusNeverFallsToClose()
{
    ExportDialog out(*m_store, m_clock, {});
    out.show();
    out.setFile(path(u"out.jsonl"_s));
    out.findChild<QLineEdit *>()->setFocus(); // Return starts there, too
    QVERIFY(carryOut(out, u"Export"_s));
    QCOMPARE(out.focusWidget(), buttonOf(out, u"Export"_s));
    ImportDialog in(*m_store, m_clock);
    in.show();
    in.setFiles({path(u"out.jsonl"_s)});
    buttonOf(in, u"Import"_s)->setFocus();
    QVERIFY(carryOut(in, u"Import"_s));
    QCOMPARE(in.focusWidget(), buttonOf(in, u"Choose &files..."_s));
}

void tst_InterchangeDialogs::anImportIsClosed()
{
    QPointer<ImportDialog> in = new ImportDialog(*m_store, m_clock);
    in->setAttribute(Qt::WA_DeleteOnClose);
    in->show();
    in->setFiles({path(u"out.jsonl"_s)});
    QTest::keyClick(in, Qt::Key_Escape);
    QTRY_VERIFY(!in);
}

void tst_InterchangeDialogs::everyControlHasAName()
{
    const ExportDialog exporting(*m_store, m_clock, {1});
    const ImportDialog importing(*m_store, m_clock);
    for (const QDialog *dialog : std::initializer_list<const QDialog *>{&exporting, &importing}) {
        const auto isNamed = [](const QWidget *control) { return !control->accessibleName().isEmpty(); };
        const auto boxes = dialog->findChildren<QComboBox *>();
        const auto edits = dialog->findChildren<QLineEdit *>();
        const auto texts = dialog->findChildren<QPlainTextEdit *>();
        const auto bars = dialog->findChildren<QProgressBar *>();
        const auto buttons = dialog->findChildren<QPushButton *>();
        QVERIFY(std::all_of(boxes.begin(), boxes.end(), isNamed));
        QVERIFY(std::all_of(edits.begin(), edits.end(), isNamed));
        QVERIFY(std::all_of(texts.begin(), texts.end(), isNamed));
        QVERIFY(std::all_of(bars.begin(), bars.end(), isNamed));
        QVERIFY(std::all_of(buttons.begin(), buttons.end(), [&](const QPushButton *button) {
            return !button->isVisibleTo(dialog) || !button->text().isEmpty() || isNamed(button);
        }));
    }
}

void tst_InterchangeDialogs::tabReachesEveryControl()
{
    ExportDialog exporting(*m_store, m_clock, {1});
    ImportDialog importing(*m_store, m_clock);
    importing.setFiles({path(u"out.har"_s)});
    for (QDialog *dialog : std::initializer_list<QDialog *>{&exporting, &importing}) {
        dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QCOMPARE(support::missedByTab(*dialog), QStringList());
    }
}

RUNLATCH_WINDOW_TEST(tst_InterchangeDialogs)

#include "tst_interchangedialogs.moc"
