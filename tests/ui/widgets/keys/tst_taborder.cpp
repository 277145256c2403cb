// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/taborder.h"

#include "support/suite.h"
#include "support/themedtest.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QTest>
#include <QVBoxLayout>

namespace runlatch::ui {

/// Tab goes through what stands in the layouts, and passes over what is empty.
class tst_TabOrder : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void passesAnEmptyScrollArea();
};

void tst_TabOrder::passesAnEmptyScrollArea()
{
    QWidget page;
    QLineEdit first;
    QScrollArea empty;
    empty.setFocusPolicy(Qt::NoFocus);
    QLineEdit last;
    QVBoxLayout layout(&page);
    layout.addWidget(&first);
    layout.addWidget(&empty);
    layout.addWidget(&last);
    page.show();
    first.setFocus();
    QVERIFY(focusNextInLayout(&page, true));
    QCOMPARE(page.focusWidget(), &last);
}

RUNLATCH_WINDOW_TEST(tst_TabOrder)

} // namespace runlatch::ui

#include "tst_taborder.moc"
