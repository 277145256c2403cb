// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/signature.h"
#include "support/sight.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/resend/resendanswer.h"
#include "ui/inspector/resend/resenddialog.h"
#include "ui/inspector/runtaskspagefixture.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/remarkline.h"

#include <QAction>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

#include <memory>

namespace runlatch::ui {

/// The page with requests that are sent again, and the controls of the window that sends them.
class ResendParts
{
protected:
    static constexpr const char *Key = "secret123";
    inline static const QByteArray Token = "token-of-this-request";
    inline static const QByteArray Body =
        R"({"payload_version":1,"access_token":"token-of-this-request","task_result_id":"taskrs-1","run_id":"run-1"})";

    static QByteArray headOf(const QByteArray &body)
    {
        return "POST /runtask HTTP/1.1\r\nhost: 127.0.0.1\r\nX-TFC-Task-Signature: " + protocol::sign(Key, body)
            + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\nX-b:  c\r\n\r\n";
    }
    void begin(Theme &theme) { m_fixture = std::make_unique<RunTasksPageFixture>(theme); }
    void end() { m_fixture.reset(); }
    store::NewCapture captureOf(const QByteArray &head, const QByteArray &body) const
    {
        store::NewCapture capture;
        capture.row.receivedAt = m_fixture->parts.clock.utc();
        capture.row.endpoint = QStringLiteral("/runtask");
        capture.row.taskResultId = QStringLiteral("taskrs-1");
        capture.row.bytes = body.size();
        capture.head = head;
        capture.body = body;
        return capture;
    }
    /// Opens the page on one stored request, and listens with a key.
    void open(const QByteArray &body = Body, bool listens = true)
    {
        openStored({captureOf(headOf(body), body)});
        if (listens)
            listen();
    }
    /// Opens the page on stored requests: the last one is the first row.
    void openStored(const QList<store::NewCapture> &captures)
    {
        QVERIFY(m_fixture->openStore());
        for (const store::NewCapture &capture : captures)
            QVERIFY(m_fixture->add(capture).id > 0);
        m_fixture->openPage();
    }
    void listen()
    {
        inspector::ReceiverOptions options;
        options.endpoint().keys = {Key};
        QSignalSpy listening(m_fixture->page.get(), &RunTasksPage::listening);
        m_fixture->page->listener().start(options);
        QVERIFY(listening.wait(20'000));
        m_listener = listening.first().first().toUrl();
    }
    ResendDialog *dialog() const { return m_fixture->page->findChild<ResendDialog *>(); }
    void press(Qt::KeyboardModifiers modifiers = {}) const
    {
        m_fixture->page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->page.get()));
        m_fixture->table().setFocus();
        QTest::keyClick(&m_fixture->table(), Qt::Key_R, modifiers);
    }
    void openDialog(Qt::KeyboardModifiers modifiers = {})
    {
        press(modifiers);
        QTRY_VERIFY(dialog());
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
    }
    QLineEdit &address() const { return *dialog()->findChild<QLineEdit *>(); }
    QPlainTextEdit &text(const QString &name) const
    {
        return *support::firstOf<QPlainTextEdit>(
            *dialog(), [&name](const QPlainTextEdit *one) { return one->accessibleName() == name; });
    }
    template <typename T> T &control(const QString &begin) const
    {
        return *support::firstOf<T>(*dialog(), [&begin](const T *one) {
            return !one->isHidden() && one->text().remove(QLatin1Char('&')).startsWith(begin);
        });
    }
    QSpinBox &number(const QString &name) const
    {
        return *support::firstOf<QSpinBox>(*dialog(),
                                           [&name](const QSpinBox *one) { return one->accessibleName() == name; });
    }
    QString remarks() const
    {
        QStringList all;
        for (const auto *line : dialog()->findChildren<RemarkLine *>()) {
            if (line->isVisible())
                all += line->text();
        }
        return all.join(QLatin1Char(' '));
    }
    ResendAnswer &answer() const { return *dialog()->findChild<ResendAnswer *>(); }
    MessageBar *bar(const QString &words) const
    {
        return support::firstOf<MessageBar>(*m_fixture->page, [&words](const MessageBar *one) {
            return one->hasMessage() && one->text().contains(words);
        });
    }
    QAction *menuItem(const QString &begin) const
    {
        return support::firstOf<QAction>(*m_fixture->page, [&begin](const QAction *one) {
            return one->isVisible() && one->text().startsWith(begin);
        });
    }
    void sendTo(const QString &destination)
    {
        address().setText(destination);
        control<QPushButton>(QStringLiteral("Send")).click();
    }

    std::unique_ptr<RunTasksPageFixture> m_fixture;
    QUrl m_listener;
};

} // namespace runlatch::ui
