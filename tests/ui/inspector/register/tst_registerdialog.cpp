// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/register/registerdialog.h"

#include "support/answer.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/workbenchparts.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using support::httpAnswer;
using support::Script;

/// A run task is reviewed, registered at the simulator, attached, and removed after a question.
class tst_RegisterDialog : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void registersWhatWasReviewed();
    void anEditTakesTheReviewBack();
    void aChangeIsNotOneKeyAway();
    void aRefusedTestIsShownAtTheUrl();
    void removesAfterAQuestion();
    void aStopLeavesTheOutcomeUnknown();
    void controlsHaveNames();

private:
    /// The dialog beside a simulator, and a listener that answers its test requests.
    struct Desk
    {
        Desk(Theme &theme, const Script &answer)
            : parts(folder.path(), theme)
            , listener(answer)
        {
            simulator::ServiceOptions options;
            options.rateLimit = 10'000;
            options.workspaces = 3;
            const auto started = support::answerOf<simulator::ServiceAddress>(
                [&](QObject *asker, const auto &done) { parts.simulator.start(options, asker, done); });
            if (!started)
                qFatal("the simulator does not listen");
            dialog = new RegisterDialog(parts.workbench, {.url = listener.url(u"/hook"_s), .key = "a-long-hmac-key"});
            dialog->show();
            dialog->findChild<QLineEdit *>(u"taskName"_s)->setText(u"inspector"_s);
        }
        ~Desk() { delete dialog; }

        QPushButton &button(const QString &name) const { return *dialog->findChild<QPushButton *>(name); }
        bool press(const QString &name) const
        {
            if (!support::waitFor([&] { return button(name).isEnabled(); }))
                return false;
            button(name).click();
            return true;
        }
        QString text() const { return dialog->findChild<CodeView *>()->toPlainText(); }
        bool says(const QString &words) const
        {
            return support::waitFor([&] { return text().contains(words); });
        }
        /// Reviews, and registers what was reviewed.
        bool registers() const { return press(u"review"_s) && press(u"register"_s); }

        QTemporaryDir folder;
        WorkbenchParts<> parts;
        support::ScriptedServer listener;
        RegisterDialog *dialog = nullptr;
    };
    void open(const Script &answer) { m_desk = std::make_unique<Desk>(*m_theme, answer); }

    std::unique_ptr<Desk> m_desk;
};

void tst_RegisterDialog::init()
{
    open(Script::answer(httpAnswer(200)));
}

void tst_RegisterDialog::registersWhatWasReviewed()
{
    auto &list = *m_desk->dialog->findChild<QListView *>();
    QVERIFY(support::waitFor([&list] { return list.model()->rowCount() == 3; }));
    QVERIFY(list.model()->setData(list.model()->index(0, 0), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(!m_desk->button(u"register"_s).isEnabled()); // nothing was reviewed
    QVERIFY(m_desk->press(u"review"_s));
    QVERIFY(m_desk->says(u"is created in"_s));
    QVERIFY(m_desk->says(u"attached to"_s));
    QCOMPARE(m_desk->listener.count(), 0);
    QVERIFY(m_desk->press(u"register"_s));
    QVERIFY(m_desk->says(u": attached."_s));
    QCOMPARE(m_desk->listener.count(), 1);
    QVERIFY(!m_desk->listener.header(0, "X-TFC-Task-Signature").isEmpty()); // signed with the listener's key
    QVERIFY(!m_desk->text().contains(u"a-long-hmac-key"_s));
}

void tst_RegisterDialog::anEditTakesTheReviewBack()
{
    QVERIFY(m_desk->press(u"review"_s));
    QVERIFY(support::waitFor([this] { return m_desk->button(u"register"_s).isEnabled(); }));
    QVERIFY(!m_desk->text().isEmpty());
    m_desk->dialog->findChild<QCheckBox *>(u"pre_plan"_s)->click();
    QVERIFY(!m_desk->button(u"register"_s).isEnabled());
    QVERIFY(m_desk->text().isEmpty()); // it would be read as if it still held
}

/// Space pressed twice on Review changes nothing that exists.
void tst_RegisterDialog::aChangeIsNotOneKeyAway()
{
    QVERIFY(m_desk->press(u"review"_s));
    QVERIFY(support::waitFor([this] { return m_desk->button(u"register"_s).isEnabled(); }));
    QCOMPARE(m_desk->dialog->focusWidget(), &m_desk->button(u"register"_s)); // a new one can be removed
    QVERIFY(m_desk->press(u"register"_s));
    QVERIFY(m_desk->says(u"is created."_s));
    QVERIFY(m_desk->press(u"review"_s)); // a given key always counts as changed
    QVERIFY(support::waitFor([this] { return m_desk->button(u"register"_s).isEnabled(); }));
    QVERIFY(m_desk->dialog->focusWidget() != &m_desk->button(u"register"_s));
}

void tst_RegisterDialog::aRefusedTestIsShownAtTheUrl()
{
    open(Script::answer(httpAnswer(202)));
    QVERIFY(m_desk->registers());
    auto &message = *m_desk->dialog->findChild<MessageBar *>();
    QVERIFY(support::waitFor([&message] { return message.tone() == Tone::Error; }));
    QVERIFY(message.text().contains(u"202"_s)); // in the service's own words
    QVERIFY(!m_desk->button(u"register"_s).isEnabled());
}

void tst_RegisterDialog::removesAfterAQuestion()
{
    QVERIFY(m_desk->registers());
    QVERIFY(m_desk->says(u"is created."_s));
    auto *url = m_desk->dialog->findChild<QLineEdit *>(u"taskUrl"_s);
    url->clear(); // the name is enough
    QVERIFY(m_desk->press(u"remove"_s));
    Confirmation *question = nullptr;
    QVERIFY(support::waitFor([this, &question] {
        question = m_desk->dialog->findChild<Confirmation *>();
        return question != nullptr;
    }));
    question->accept();
    auto &message = *m_desk->dialog->findChild<MessageBar *>();
    QVERIFY(support::waitFor([&message] { return message.text().contains(u"is removed"_s); }));
    url->setText(m_desk->listener.url(u"/hook"_s).toString());
    QVERIFY(m_desk->press(u"review"_s));
    QVERIFY(m_desk->says(u"is created in"_s)); // it is gone
}

void tst_RegisterDialog::aStopLeavesTheOutcomeUnknown()
{
    open(Script::hang()); // so that the service does not answer
    QVERIFY(!m_desk->button(u"stop"_s).isEnabled());
    QVERIFY(m_desk->registers());
    QVERIFY(support::waitFor([this] { return m_desk->listener.count() == 1; }));
    QVERIFY(!m_desk->button(u"review"_s).isEnabled());
    QVERIFY(m_desk->press(u"stop"_s));
    QVERIFY(m_desk->dialog->findChild<MessageBar *>()->text().contains(u"It is not known"_s));
    QVERIFY(m_desk->button(u"review"_s).isEnabled());
    QVERIFY(!m_desk->button(u"stop"_s).isEnabled());
}

void tst_RegisterDialog::controlsHaveNames()
{
    for (const QWidget *widget : m_desk->dialog->findChildren<QWidget *>()) {
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool isControl = button || qobject_cast<const QLineEdit *>(widget);
        const bool isNamed = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        QVERIFY2(!isControl || isNamed || !widget->isVisible(), qPrintable(widget->objectName()));
    }
}

RUNLATCH_WINDOW_TEST(tst_RegisterDialog)

#include "tst_registerdialog.moc"
