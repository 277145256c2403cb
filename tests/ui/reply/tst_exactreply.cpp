// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "ui/reply/replyformfixture.h"

#include <QTextCursor>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using protocol::TaskResult;
using protocol::TaskStatus;

/// The document of a reply and its form follow each other, and the document keeps what no form shows.
class tst_ExactReply : public ReplyFormFixture
{
    Q_OBJECT
private slots:
    void init()
    {
        open();
        m_form->findChild<QTabWidget *>()->setCurrentIndex(1);
        QTRY_VERIFY(shown().contains(u"\"status\": \"passed\""_s));
    }
    void cleanup() { m_form.reset(); }

    void theFormFollowsTheDocument()
    {
        write(Failed);
        QTRY_COMPARE(line(u"resultMessage"_s)->text(), u"all fine"_s);
        QCOMPARE(m_form->result(TaskStatus::Failed).outcomes.first().id, u"A"_s);
        QCOMPARE(m_form->status(), TaskStatus::Failed);
        QCOMPARE(shown(), Failed); // as it was written
    }

    void theDocumentKeepsWhatNoFormShows()
    {
        write(Failed);
        QTRY_COMPARE(line(u"resultMessage"_s)->text(), u"all fine"_s);
        type(u"resultMessage"_s, u" now"_s);
        QTRY_VERIFY(shown().contains(u"all fine now"_s));
        for (const QString &kept : {u"\"score\": 1.50"_s, u"\"trace\": {"_s, u"\"owner\": \"n\\u0065t\""_s})
            QVERIFY2(shown().contains(kept), qPrintable(shown()));
    }

    void sendsWhatIsShown_data()
    {
        QTest::addColumn<bool>("isTyped");
        QTest::newRow("by the form") << false;
        QTest::newRow("by hand") << true;
    }
    void sendsWhatIsShown()
    {
        QFETCH(bool, isTyped);
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        if (isTyped)
            write(Document.arg(u"passed"_s));
        else
            m_form->load({{TaskStatus::Passed, u"ä\u00A0\u2028\u2029"_s, {}, {}}});
        click(u"sendFinal"_s); // at once
        QCOMPARE(wanted.size(), 1);
        const QByteArray sent = protocol::writeTaskResult(wanted.at(0).at(0).value<TaskResult>());
        QTRY_COMPARE(shown(), QString::fromUtf8(sent));
        QCOMPARE(sent.contains("1.50"), isTyped);
    }

    void sendsNoOtherStatusThanTheButtonSays()
    {
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        write(Document.arg(u"failed"_s));
        click(u"sendFinal"_s); // at once: it still says “passed”
        QCOMPARE(wanted.size(), 0);
        QCOMPARE(m_form->status(), TaskStatus::Failed);
        click(u"sendFinal"_s);
        QCOMPARE(wanted.size(), 1);
    }

    void saysWhereItCannotBeRead_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("place");
        QTest::newRow("comma") << u"\"passed\""_s << u"\"passed\",,"_s << u"Line 5, column 2"_s;
        QTest::newRow("status") << u"\"passed\""_s << u"\"odd\""_s << u"Line 5, column 17: "_s;
        QTest::newRow("type of a value") << u"\"passed\""_s << u"7"_s << u"Line 5, column 17: "_s;
        QTest::newRow("missing") << u"\"type\""_s << u"\"kind\""_s << u"Line 2, column 11: "_s;
    }
    void saysWhereItCannotBeRead()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, place);
        type(u"resultMessage"_s, u"mine"_s);
        QTRY_VERIFY(shown().contains(u"mine"_s));
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        write(shown().replace(from, to));
        QTRY_VERIFY2(messages().contains(place), qPrintable(messages()));
        QCOMPARE(line(u"resultMessage"_s)->text(), u"mine"_s);
        QVERIFY(!m_form->findChild<QPushButton *>(u"sendFinal"_s)->isEnabled());
        QTest::keyClick(m_form.get(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(wanted.size(), 0);
    }

    void isReadAgainWhenItIsMended()
    {
        const QString before = shown();
        write(QString(before).replace(u'{', u'['));
        QTRY_VERIFY(!messages().isEmpty());
        code()->undo();
        QCOMPARE(shown(), before);
        QTRY_VERIFY(messages().isEmpty());
        QTRY_VERIFY(m_form->findChild<QPushButton *>(u"sendFinal"_s)->isEnabled());
    }

    void whatCannotBeReadGivesWayToTheForm()
    {
        write(u"{"_s);
        QTRY_VERIFY(!messages().isEmpty());
        type(u"resultMessage"_s, u"x"_s);
        QTRY_VERIFY(shown().contains(u"\"message\": \"x\""_s));
        QVERIFY(messages().isEmpty());
        code()->undo();
        QCOMPARE(shown(), u"{"_s);
    }

    void aDraftKeepsIt()
    {
        write(Failed);
        QTRY_COMPARE(line(u"resultMessage"_s)->text(), u"all fine"_s);
        const auto draft = inspector::readReplyDraft(inspector::writeReplyDraft(m_form->draft()));
        m_form->setCapture(capture(2));
        QTRY_VERIFY(!shown().contains(u"1.50"_s));
        QVERIFY(m_form->draft().isEmpty());
        m_form->setCapture(capture(1), *draft);
        QTRY_COMPARE(shown(), Failed);
    }

    void whatSaysNoMoreIsNoPartOfADraft()
    {
        write(shown().replace(u"\n"_s, u" "_s).replace(u"passed"_s, u"failed"_s));
        QTRY_COMPARE(m_form->status(), TaskStatus::Failed);
        QVERIFY(m_form->draft().result.written.isEmpty());
    }

    /// More than 64 KB are read in the pool.
    void aLongDocumentIsReadAside()
    {
        const QString document = longDocument();
        write(document);
        QTRY_COMPARE(line(u"resultMessage"_s)->text(), u"all fine"_s);
        QCOMPARE(shown(), document);
        write(QString(document).replace(u"\"failed\""_s, u"\"failed\",,"_s));
        QTRY_VERIFY(!messages().isEmpty());
        QCOMPARE(line(u"resultMessage"_s)->text(), u"all fine"_s);
    }

    void aLongDocumentIsReadBeforeItIsSent()
    {
        write(longDocument());
        click(u"sendFinal"_s); // at once
        QCOMPARE(line(u"resultMessage"_s)->text(), u"all fine"_s);
    }

    void aLongDocumentIsReadOnly_data()
    {
        QTest::addColumn<int>("outcomes");
        QTest::addColumn<QString>("body");
        QTest::newRow("one long run") << 1 << QString(20'000, u'm');
        QTest::newRow("many characters") << ExactJson::MaxEditable / 500 << u"word "_s.repeated(100);
    }
    void aLongDocumentIsReadOnly()
    {
        QFETCH(int, outcomes);
        QFETCH(QString, body);
        const protocol::Outcome outcome{u"A"_s, u"a"_s, body, {}, {}};
        m_form->load({{TaskStatus::Passed, {}, {}, QList<protocol::Outcome>(outcomes, outcome)}});
        QTRY_VERIFY(code()->isReadOnly());
        m_form->load({});
        QTRY_VERIFY(!code()->isReadOnly());
    }

    void whatIsTooLongIsNotPasted()
    {
        const QString before = shown();
        code()->selectAll();
        QGuiApplication::clipboard()->setText(QString(ExactJson::MaxEditable + 1, u' '));
        code()->paste();
        QCOMPARE(shown(), before);
        QGuiApplication::clipboard()->setText(u"{}"_s);
        code()->paste();
        QCOMPARE(shown(), u"{}"_s);
    }

private:
    static const QString Document; ///< without its status
    const QString Failed = Document.arg(u"failed"_s);

    CodeView *code() const { return m_form->findChild<CodeView *>(u"exactJson"_s); }
    /// With blanks and separators that toPlainText() replaces.
    QString shown() const { return code()->document()->toRawText().replace(QChar::ParagraphSeparator, u'\n'); }
    static QString longDocument()
    {
        const QString line = u'"' + QString(500, u'x') + u"\",\n"_s;
        return Document.arg(u"failed"_s).insert(1, u"\"more\": ["_s + line.repeated(200) + u"\"x\"],\n"_s);
    }
    /// As by hand: the text can be undone.
    void write(const QString &text) const
    {
        QTextCursor all(code()->document());
        all.select(QTextCursor::Document);
        all.insertText(text);
    }
};

const QString tst_ExactReply::Document = uR"({ "trace": {"id":7},
"data": {"attributes": {"score": 1.50, "status": "%1", "message": "all fine"}, "type": "task-results",
"relationships": {"outcomes": {"data": [{"attributes": {"outcome-id": "A", "description": "a", "owner": "n\u0065t"},
"type": "task-result-outcomes"}]}}}})"_s;

RUNLATCH_WINDOW_TEST(tst_ExactReply)
#include "tst_exactreply.moc"
