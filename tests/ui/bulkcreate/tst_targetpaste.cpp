// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/bulkcreatedriver.h"
#include "ui/bulkcreate/columndialog.h"
#include "ui/bulkcreate/targetpaste.h"
#include "ui/widgets/labels/remarkline.h"
#include "ui/widgets/tables/tableview.h"

#include <QCheckBox>
#include <QFile>

using namespace runlatch;
using namespace runlatch::ui;
using models::TargetModel;

/// Pasted lists and tables, and files, become targets, and what was added can be taken back.
class tst_TargetPaste : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void aListIsAddedAtOnce();
    void nothingToAddIsTold();
    void aTableAsksForItsColumn();
    void anotherColumnCanBeChosen();
    void cancelLosesNothing();
    void whatWasAddedCanBeTakenBack();
    void onlyWhatWasAddedIsTakenBack();
    void filesAreRead();
    void filesThatCannotBeReadAreTold();
    void hostileTablesAreTold_data();
    void hostileTablesAreTold();
    void worksByKeysAlone();

private:
    /// The field with a list of targets that nobody looks up.
    struct Desk
    {
        explicit Desk(Theme &theme)
            : engine(folder.path(), theme, {Script::answer(httpAnswer(404))})
            , model(engine.workbench.service)
            , paste(model)
        {
            paste.resize(640, 320);
            paste.show();
        }
        QPlainTextEdit &field() { return *paste.findChild<QPlainTextEdit *>(u"pasteIds"_s); }
        QPushButton &button(const QString &name) { return *paste.findChild<QPushButton *>(name); }
        void add(const QString &text)
        {
            field().setPlainText(text);
            button(u"addIds"_s).click();
        }
        ColumnDialog *dialog() const
        {
            auto *found = paste.findChild<ColumnDialog *>();
            return found && found->isVisible() ? found : nullptr;
        }
        bool takeColumn()
        {
            if (!support::waitFor([this] { return dialog() != nullptr; }))
                return false;
            dialog()->findChild<QPushButton *>(u"takeColumn"_s)->click();
            return support::waitFor([this] { return !field().isReadOnly(); });
        }
        QStringList given() const
        {
            QStringList texts;
            for (int row = 0; row < model.rowCount(); ++row)
                texts.append(model.textOf(row));
            return texts;
        }
        QString remark() const { return paste.findChild<RemarkLine *>()->text(); }
        QString write(const QByteArray &bytes)
        {
            QFile file(folder.filePath(u"targets.csv"_s));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
        }

        QTemporaryDir folder;
        Engine<base::SystemClock> engine;
        TargetModel model;
        TargetPaste paste;
    };

    std::unique_ptr<Desk> m_desk;
};

void tst_TargetPaste::init()
{
    support::failOnWarnings();
    m_desk = std::make_unique<Desk>(*m_theme);
    QVERIFY(QTest::qWaitForWindowActive(&m_desk->paste));
}

void tst_TargetPaste::aListIsAddedAtOnce()
{
    m_desk->add(u"net-prod\nws-1 ws-2\nnet prod"_s);
    QVERIFY(!m_desk->dialog());
    QCOMPARE(m_desk->given(), (QStringList{u"net-prod"_s, u"ws-1"_s, u"ws-2"_s}));
    QVERIFY(m_desk->remark().contains(u"net prod"_s)); // it is no name, and not two
    QVERIFY(m_desk->field().toPlainText().contains(u"net prod"_s));
}

void tst_TargetPaste::nothingToAddIsTold()
{
    for (const QString &text : {QString(), u"  \n "_s}) {
        m_desk->add(text);
        QCOMPARE(m_desk->remark(), u"Nothing was added: there are no names or ids of workspaces."_s);
        QVERIFY(m_desk->given().isEmpty());
    }
}

void tst_TargetPaste::aTableAsksForItsColumn()
{
    m_desk->add(u"\ufeffproject;workspace_name\r\neu;\"net-prod\"\r\nus;db"_s);
    QVERIFY(m_desk->dialog());
    auto *columns = m_desk->dialog()->findChild<QComboBox *>(u"targetColumn"_s);
    QCOMPARE(columns->currentText(), u"workspace_name"_s);
    QVERIFY(m_desk->dialog()->findChild<QCheckBox *>(u"hasHeading"_s)->isChecked());
    const QAbstractItemModel &preview = *m_desk->dialog()->findChild<TableView *>()->model();
    QCOMPARE(preview.rowCount(), 2);
    QCOMPARE(preview.index(0, 1).data(), u"net-prod"_s);
    QVERIFY(preview.headerData(1, Qt::Horizontal).toString().contains(u"workspaces"_s));
    QVERIFY(m_desk->given().isEmpty());
    QVERIFY(m_desk->takeColumn());
    QCOMPARE(m_desk->given(), (QStringList{u"net-prod"_s, u"db"_s}));
    QVERIFY(m_desk->field().toPlainText().isEmpty());
}

void tst_TargetPaste::anotherColumnCanBeChosen()
{
    m_desk->add(u"net,eu\ndb,us"_s);
    QVERIFY(m_desk->dialog());
    auto *columns = m_desk->dialog()->findChild<QComboBox *>(u"targetColumn"_s);
    QCOMPARE(columns->currentText(), u"Column 1"_s);
    QCOMPARE(columns->count(), 3); // the last one is all of them
    m_desk->dialog()->findChild<QCheckBox *>(u"hasHeading"_s)->click();
    QCOMPARE(columns->itemText(1), u"eu"_s);
    columns->setCurrentIndex(1);
    QVERIFY(m_desk->takeColumn());
    QCOMPARE(m_desk->given(), QStringList{u"us"_s});
}

void tst_TargetPaste::cancelLosesNothing()
{
    m_desk->add(u"net,eu\ndb,us"_s);
    QVERIFY(m_desk->dialog());
    QTest::keyClick(m_desk->dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->dialog());
    QCOMPARE(m_desk->field().toPlainText(), u"net,eu\ndb,us"_s);
    QVERIFY(!m_desk->field().isReadOnly());
    QVERIFY(m_desk->given().isEmpty());
    m_desk->add(u"ws-1"_s); // it can be used as before
    QCOMPARE(m_desk->given(), QStringList{u"ws-1"_s});
}

void tst_TargetPaste::whatWasAddedCanBeTakenBack()
{
    QVERIFY(!m_desk->button(u"undoAdding"_s).isVisible());
    m_desk->add(u"net\ndb"_s);
    QTRY_VERIFY(m_desk->button(u"undoAdding"_s).isVisible());
    QVERIFY(m_desk->button(u"undoAdding"_s).text().contains(u"2"_s));
    m_desk->button(u"undoAdding"_s).setFocus();
    QTest::keyClick(&m_desk->button(u"undoAdding"_s), Qt::Key_Space);
    QVERIFY(m_desk->given().isEmpty());
    QCOMPARE(m_desk->field().toPlainText(), u"net\ndb"_s);
    QVERIFY(m_desk->field().hasFocus());
    QVERIFY(!m_desk->button(u"undoAdding"_s).isVisible());
}

void tst_TargetPaste::onlyWhatWasAddedIsTakenBack()
{
    QVERIFY(m_desk->model.add({{u"ws-1"_s, {}}}));
    m_desk->add(u"ws-1, ws-2"_s);
    m_desk->button(u"undoAdding"_s).click();
    QCOMPARE(m_desk->given(), QStringList{u"ws-1"_s});
    m_desk->add(u"ws-3"_s);
    m_desk->model.setWorkspaces({{u"ws-3"_s, {}}}, u"acme"_s); // another list, which has it as well
    QVERIFY(!m_desk->button(u"undoAdding"_s).isVisible());
}

void tst_TargetPaste::filesAreRead()
{
    m_desk->field().setPlainText(u"kept"_s);
    m_desk->paste.readFile(m_desk->write("Workspace,Run\nnet,run-1\ndb,run-2\n"));
    QVERIFY(m_desk->takeColumn());
    QTRY_COMPARE(m_desk->given(), (QStringList{u"net"_s, u"db"_s}));
    QCOMPARE(m_desk->field().toPlainText(), u"kept"_s);
    m_desk->button(u"undoAdding"_s).click();
    QCOMPARE(m_desk->field().toPlainText(), u"kept"_s);
    m_desk->paste.readFile(m_desk->write("ws-1\nws-2\n"));
    QTRY_COMPARE(m_desk->given(), (QStringList{u"ws-1"_s, u"ws-2"_s}));
}

void tst_TargetPaste::filesThatCannotBeReadAreTold()
{
    m_desk->paste.readFile(m_desk->folder.filePath(u"none.csv"_s));
    QTRY_VERIFY(m_desk->remark().contains(u"none.csv"_s));
    m_desk->paste.readFile(m_desk->write(QByteArray(1'000'001, 'a')));
    QTRY_VERIFY(m_desk->remark().contains(u"targets.csv"_s));
    QVERIFY(m_desk->given().isEmpty());
    QVERIFY(!m_desk->field().isReadOnly());
}

void tst_TargetPaste::hostileTablesAreTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("remark");
    QTest::newRow("an open quote") << u"id,x\nws-1,\"y\nws-2,z"_s << u"the quote in line 2"_s;
    QTest::newRow("a megabyte in one line")
        << u"ws-"_s + QString(999'000, u'a') + u"!"_s << u"Not names or ids of workspaces"_s;
}

void tst_TargetPaste::hostileTablesAreTold()
{
    QFETCH(QString, text);
    QFETCH(QString, remark);
    m_desk->paste.readFile(m_desk->write(text.toUtf8()));
    QTRY_VERIFY(!m_desk->remark().isEmpty());
    QVERIFY2(m_desk->remark().contains(remark), qPrintable(m_desk->remark()));
    QVERIFY(m_desk->remark().size() < 1000);
    QVERIFY(m_desk->given().isEmpty());
    QVERIFY(!m_desk->dialog());
}

void tst_TargetPaste::worksByKeysAlone()
{
    m_desk->field().setFocus();
    QTest::keyClicks(&m_desk->field(), u"id,x"_s);
    QTest::keyClick(&m_desk->field(), Qt::Key_Return);
    QTest::keyClicks(&m_desk->field(), u"ws-1,y"_s);
    m_desk->button(u"addIds"_s).setFocus();
    QTest::keyClick(&m_desk->button(u"addIds"_s), Qt::Key_Space);
    QVERIFY(m_desk->dialog());
    QTRY_VERIFY(m_desk->dialog()->focusWidget());
    QTest::keyClick(m_desk->dialog(), Qt::Key_Return);
    QTRY_COMPARE(m_desk->given(), QStringList{u"ws-1"_s});
}

RUNLATCH_WINDOW_TEST(tst_TargetPaste)
#include "tst_targetpaste.moc"
