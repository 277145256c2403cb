// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/reply/replyform.h"

#include "support/fakeclock.h"
#include "support/sight.h"
#include "support/themedtest.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/bytes/exactjson.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/messagebar.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <memory>

namespace runlatch::ui {

/// A reply form, and the actions of a user.
class ReplyFormFixture : public support::StillThemedTest
{
protected:
    static QUuid uuid(qint64 id) { return QUuid(static_cast<uint>(id), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0); }

    static store::CaptureRow capture(qint64 id)
    {
        store::CaptureRow row;
        row.id = id;
        row.uuid = uuid(id);
        row.acceptsOutcomes = true;
        row.stage = QStringLiteral("post_plan");
        row.runId = QStringLiteral("run-1");
        row.workspaceName = QStringLiteral("net-prod-eu");
        row.enforcementLevel = QStringLiteral("advisory");
        return row;
    }

    void open()
    {
        m_form = std::make_unique<ReplyForm>(m_clock);
        m_form->resize(1200, 800);
        m_form->setCapture(capture(1));
        m_form->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_form.get()));
    }

    QLineEdit *line(const QString &name) const { return m_form->findChild<QLineEdit *>(name); }
    void type(const QString &name, const QString &text) { QTest::keyClicks(line(name), text); }
    void click(const QString &name) { QTest::mouseClick(m_form->findChild<QPushButton *>(name), Qt::LeftButton); }

    QPushButton *button(const QString &text) const { return support::shownButton<QPushButton>(*m_form, text); }

    /// The control with this object name or accessible name.
    QWidget *named(const QString &name) const
    {
        for (QWidget *widget : m_form->findChildren<QWidget *>()) {
            if (widget->isVisible() && (widget->objectName() == name || widget->accessibleName() == name))
                return widget;
        }
        return nullptr;
    }
    void choose(const QString &status)
    {
        for (QRadioButton *choice : m_form->findChildren<QRadioButton *>()) {
            if (choice->isVisible() && choice->text() == status)
                QTest::mouseClick(choice, Qt::LeftButton);
        }
    }
    Field *fieldOf(const QString &name) const
    {
        QWidget *widget = line(name);
        while (widget != nullptr && qobject_cast<Field *>(widget) == nullptr)
            widget = widget->parentWidget();
        return qobject_cast<Field *>(widget);
    }

    QString messages() const
    {
        QString text;
        for (const MessageBar *bar : m_form->findChildren<MessageBar *>())
            text += bar->hasMessage() ? bar->text() : QString();
        return text;
    }

    support::FakeClock m_clock;
    std::unique_ptr<ReplyForm> m_form;
};

} // namespace runlatch::ui
