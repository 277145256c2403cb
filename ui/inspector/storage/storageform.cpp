// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/storage/storageform.h"

#include "settings/preferences.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/boundednumber.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/labels/label.h"
#include "wording/sizes.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using runlatch::settings::Preferences;

namespace runlatch::ui {

StorageForm::StorageForm(int megabytes, int days, QWidget *parent)
    : QWidget(parent)
    , m_megabytes(new BoundedNumber)
    , m_days(new BoundedNumber)
    , m_inUse(new Label(tr("Looking at what is in use...")))
    , m_order(new Label(
          tr("Beyond a limit, refused, unsigned and incorrectly signed requests are removed first, then the oldest. "
             "Requests that await a reply stay unless their signature is missing or wrong; what is pinned or has a "
             "draft of a reply stays. The age limit does not apply to imported and duplicated requests.")))
    , m_earlier(new QCheckBox)
{
    m_order->setMuted(true);
    for (Label *label : {m_inUse, m_order}) {
        label->setWordWrap(true);
        label->setMinimumWidth(110 * Theme::of(this).u());
    }
    m_earlier->hide();
    buildNumbers(megabytes, days);
    buildLayout();
    connect(m_megabytes, &QSpinBox::valueChanged, this, &StorageForm::showUsage);
}

/// A number beyond a bound is set to the bound; the hints show the bounds.
void StorageForm::buildNumbers(int megabytes, int days)
{
    m_megabytes->setRange(Preferences::LeastMegabytes, Preferences::MaxMegabytes);
    m_megabytes->setSuffix(u" MB"_s);
    m_megabytes->setSingleStep(256);
    m_megabytes->setGroupSeparatorShown(true);
    m_megabytes->setValue(megabytes);
    m_days->setRange(0, Preferences::MaxDays);
    const auto showDays = [this](int shown) { m_days->setSuffix(tr(" day(s)", "behind a number", shown)); };
    connect(m_days, &QSpinBox::valueChanged, this, showDays);
    showDays(days);
    m_days->setSpecialValueText(tr("no limit"));
    m_days->setValue(days);
}

void StorageForm::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *size = new Field(tr("&Size"), m_megabytes, this);
    //: The least and the most that can be chosen, such as "64 MB to 16 TB"
    size->setHint(tr("%1 to %2")
                      .arg(wording::dataSize(qint64(Preferences::LeastMegabytes) << 20),
                           wording::dataSize(qint64(Preferences::MaxMegabytes) << 20)));
    auto *age = new Field(tr("&Age"), m_days, this);
    age->setHint(tr("0: no limit; at most %L1").arg(Preferences::MaxDays));
    auto *fields = new QHBoxLayout;
    fields->setSpacing(2 * u);
    fields->addWidget(size, 1);
    fields->addWidget(age, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3 * u);
    layout->addWidget(m_inUse);
    layout->addLayout(fields);
    layout->addWidget(m_order);
    layout->addWidget(m_earlier);
}

void StorageForm::setUsage(const store::Usage &usage)
{
    m_usage = usage;
    m_hasUsage = true;
    const bool asks = usage.earlier > 0 && !usage.earlierMayGo;
    m_earlier->setText(tr("&Remove requests from before this version too (%L1)").arg(usage.earlier));
    m_earlier->setVisible(asks);
    showUsage();
    emit grown();
}

void StorageForm::forgetUsage()
{
    m_hasUsage = false;
    m_earlier->setChecked(false);
    m_earlier->hide();
    m_inUse->setText(tr("Looking at what is in use..."));
}

void StorageForm::showUsage()
{
    if (!m_hasUsage)
        return;
    //: What is in use, of what limit, and how many requests
    QString text = tr("%1 of %2 in use, %3.")
                       .arg(wording::dataSize(m_usage.bytes), wording::dataSize(qint64(megabytes()) << 20),
                            tr("%Ln request(s)", nullptr, static_cast<int>(m_usage.captures)));
    if (m_usage.oldest.isValid())
        text += u' '
            + tr("The oldest was received on %1.")
                  .arg(QLocale().toString(m_usage.oldest.toLocalTime().date(), QLocale::ShortFormat));
    m_inUse->setText(text);
}

int StorageForm::megabytes() const
{
    return m_megabytes->value();
}

int StorageForm::days() const
{
    return m_days->value();
}

bool StorageForm::mayEarlierGo() const
{
    return m_earlier->isChecked();
}

void StorageForm::focusFirst()
{
    m_megabytes->setFocus();
}

} // namespace runlatch::ui
