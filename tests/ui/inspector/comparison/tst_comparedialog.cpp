// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/comparison/comparedialog.h"

#include "store/capturestore.h"
#include "support/capturefixture.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/navigation/tabwidget.h"
#include "ui/widgets/tables/tableview.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QPushButton>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// The window of comparing shows what differs between two captures or files, and never a secret.
class tst_CompareDialog : public support::StillThemedTest, protected support::CaptureFixture
{
    Q_OBJECT
private slots:
    void comparesTwoCaptures();
    void comparesACaptureWithAFile();
    void saysWhyNothingIsCompared();
    void goesFromDifferenceToDifference();
    void canBeCancelled();
    void namesEveryControl();

private:
    qint64 stored(const QByteArray &head, const QByteArray &body)
    {
        const auto stored = append(*m_store, {row(0), head, body});
        return stored ? stored->id : 0;
    }
    QString file(const QString &name, const QByteArray &content)
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
    }
    /// The rows of a tab, once there are so many.
    static bool hasRows(const CompareDialog &dialog, const QString &table, int rows)
    {
        const auto *view =
            support::firstOf<TableView>(dialog, [&](const TableView *one) { return one->accessibleName() == table; });
        return support::waitFor([&] { return view->model()->rowCount() == rows; });
    }
};

void tst_CompareDialog::comparesTwoCaptures()
{
    QVERIFY(openStore());
    const QByteArray head = "POST / HTTP/1.1\r\nHost: x\r\n\r\n";
    const qint64 left = stored(head, R"({"access_token":"token-of-the-left","stage":"pre_plan"})");
    const qint64 right = stored(head, R"({"stage":"post_plan","access_token":"token-of-the-right"})");
    const std::unique_ptr<CompareDialog> dialog(CompareDialog::show(nullptr, *m_store, left, right));
    dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    QVERIFY(hasRows(*dialog, u"Differences by meaning"_s, 2));
    const auto *focused = qobject_cast<TableView *>(dialog->focusWidget());
    QVERIFY(focused && focused->accessibleName() == u"Differences by meaning"_s);
    QVERIFY(support::says(*dialog, u"Request %1 \u00B7"_s.arg(left)));
    support::button<QPushButton>(*dialog, u"Copy as text"_s)->click();
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.contains(u"Changed\t/stage\t\"pre_plan\"\t\"post_plan\""_s), qPrintable(text));
    QVERIFY(text.contains(u"/access_token\t\"[redacted]\"\t\"[redacted]\""_s));
    QVERIFY(!text.contains(u"token-of"_s));
    support::button<QPushButton>(*dialog, u"Swap sides"_s)->click();
    QTRY_VERIFY(support::button<QPushButton>(*dialog, u"Copy as text"_s)->isEnabled());
    support::button<QPushButton>(*dialog, u"Copy as text"_s)->click();
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"\"post_plan\"\t\"pre_plan\""_s));
}

void tst_CompareDialog::comparesACaptureWithAFile()
{
    QVERIFY(openStore());
    const qint64 left = stored("POST / HTTP/1.1\r\nHost: x\r\n\r\n", "{}");
    const std::unique_ptr<CompareDialog> dialog(CompareDialog::show(nullptr, *m_store, left));
    dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    QCOMPARE(dialog->focusWidget(), support::button<QPushButton>(*dialog, u"Open right..."_s));
    QVERIFY(!support::button<QPushButton>(*dialog, u"Swap sides"_s)->isEnabled());
    dialog->open(CompareDialog::Right, file(u"request.http"_s, "POST / HTTP/1.1\r\nhost: x\r\nA: 1\r\n\r\n{\"a\":1}"));
    QVERIFY(hasRows(*dialog, u"Differences by meaning"_s, 1));
    QVERIFY(hasRows(*dialog, u"Differences of the headers"_s, 3));
    dialog->open(CompareDialog::Right, m_folder.filePath(u"none"_s));
    auto *message = dialog->findChild<MessageBar *>();
    QTRY_VERIFY(message->hasMessage());
    QVERIFY(message->text().contains(u"cannot be read"_s));
}

void tst_CompareDialog::saysWhyNothingIsCompared()
{
    CompareDialog dialog;
    dialog.QDialog::show();
    QVERIFY(support::says(dialog, u"Nothing to compare yet"_s));
    dialog.open(CompareDialog::Left, file(u"broken.json"_s, "{\n\"a\":"));
    dialog.open(CompareDialog::Right, file(u"fine.json"_s, "{}"));
    QTRY_VERIFY(support::says(dialog, u"The left body is not JSON"_s));
    QVERIFY(support::says(dialog, u"Line 2: "_s));
    QVERIFY(hasRows(dialog, u"Bytes side by side"_s, 2));
    dialog.open(CompareDialog::Left, file(u"broken.json"_s, " {} "));
    QTRY_VERIFY(support::says(dialog, u"Both mean the same"_s));
    dialog.open(CompareDialog::Right, file(u"copy.json"_s, " {} "));
    QTRY_VERIFY(support::says(dialog, u"Both bodies are the same"_s));
}

void tst_CompareDialog::goesFromDifferenceToDifference()
{
    CompareDialog dialog;
    dialog.QDialog::show();
    const QByteArray same = QByteArray("same line\n").repeated(50);
    dialog.open(CompareDialog::Left, file(u"one"_s, same + "first" + same + "second"));
    dialog.open(CompareDialog::Right, file(u"two"_s, same + same));
    auto *tabs = dialog.findChild<TabWidget *>();
    tabs->setCurrentIndex(2);
    QTRY_VERIFY(support::says(dialog, u"the first one at byte 500."_s));
    const auto *table = support::firstOf<TableView>(
        dialog, [](const TableView *one) { return one->accessibleName() == u"Bytes side by side"_s; });
    const int first = table->currentIndex().row();
    QCOMPARE(first, 11); // of 48 bytes
    support::button<QPushButton>(dialog, u"Next difference"_s)->click();
    const int second = table->currentIndex().row();
    QVERIFY(second > first);
    support::button<QPushButton>(dialog, u"Next difference"_s)->click();
    QCOMPARE(table->currentIndex().row(), second);
    support::button<QPushButton>(dialog, u"Previous difference"_s)->click();
    QCOMPARE(table->currentIndex().row(), first);
}

void tst_CompareDialog::canBeCancelled()
{
    CompareDialog dialog;
    dialog.QDialog::show();
    dialog.open(CompareDialog::Left, file(u"small"_s, "[1]"));
    dialog.open(CompareDialog::Right, file(u"other"_s, "[2]"));
    QVERIFY(hasRows(dialog, u"Differences by meaning"_s, 1));
    dialog.open(CompareDialog::Right, file(u"large"_s, '[' + QByteArray("0,").repeated(3'000'000) + "0]"));
    auto *cancel = support::button<QPushButton>(dialog, u"Cancel comparing"_s);
    QTRY_VERIFY(cancel->isVisible());
    cancel->click();
    QVERIFY(support::says(dialog, u"Cancelled"_s));
    QVERIFY(!cancel->isVisible());
    QVERIFY(!support::button<QPushButton>(dialog, u"Copy as text"_s)->isEnabled());
    QVERIFY(hasRows(dialog, u"Differences by meaning"_s, 0)); // those of the smaller file would mislead
}

void tst_CompareDialog::namesEveryControl()
{
    const CompareDialog dialog;
    for (const EmptyState *empty : dialog.findChildren<EmptyState *>()) // stands for a table that may take the focus
        QCOMPARE(empty->accessibleName(), u"Nothing to compare yet"_s);
    for (const QWidget *widget : dialog.findChildren<QWidget *>()) {
        if (widget->focusPolicy() != Qt::NoFocus && !qobject_cast<const QAbstractButton *>(widget)
            && !widget->focusProxy() && !widget->inherits("QTabBar"))
            QVERIFY2(!widget->accessibleName().isEmpty() || widget->parentWidget()->inherits("QAbstractItemView"),
                     widget->metaObject()->className());
    }
}

RUNLATCH_WINDOW_TEST(tst_CompareDialog)
#include "tst_comparedialog.moc"
